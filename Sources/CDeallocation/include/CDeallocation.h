#pragma once

/// What is called for each object of a watched class: `begin` before its deinitializer runs, `end`
/// after its memory is gone.
typedef void (*deallocation_callback)(const void *object);

/// Sets the two callbacks; call once, before the first watch.
void deallocation_set_callbacks(deallocation_callback begin, deallocation_callback end);

/// Watches the objects whose class is exactly the one at `metadata`.
///
/// Swift calls the destroyer that a class's metadata names, so the metadata gets one that reports
/// and then calls the original. Returns 0 when the class cannot be watched.
int deallocation_watch(const void *metadata);
