#pragma once

/// What is called for each task that is created: the task, and the context of its closure, which is alive during
/// the call. It may come on any thread.
typedef void (*task_creation_callback)(const void *task, const void *context);

/// Has `callback` called for each task that code of this process creates from now on; NULL ends that.
///
/// The first call has the imports of `swift_task_create` lead here, in all images that are loaded; before it
/// nothing is changed. Returns how many imports there are.
int task_creation_watch(task_creation_callback callback);

/// Whether a task that the callback was called with has ended; -1 with a runtime whose layout is not known. The
/// caller keeps the task alive.
int task_has_ended(const void *task);

/// Reads a word of this process's memory; 0 when there is none at the address.
int memory_read_word(const void *address, unsigned long *word);

/// Whether it was cancelled.
int task_was_cancelled(const void *task);
