#include "CDeallocation.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

typedef SWIFT_CALL void (*destroyer)(SWIFT_SELF void *);

/// One watched class. Entries are only ever added, at the head, so readers need no lock.
struct watched {
    const void *metadata;
    destroyer original;
    struct watched *next;
};

enum { bucket_count = 1024 };
static _Atomic(struct watched *) buckets[bucket_count];
static pthread_mutex_t watching = PTHREAD_MUTEX_INITIALIZER;
static deallocation_callback begin_callback, end_callback;

static unsigned bucket_of(const void *metadata) {
    uintptr_t bits = (uintptr_t)metadata >> 4;
    return (unsigned)((bits ^ (bits >> 10)) % bucket_count);
}

static struct watched *find(const void *metadata) {
    struct watched *entry = atomic_load_explicit(&buckets[bucket_of(metadata)], memory_order_acquire);
    while (entry && entry->metadata != metadata) entry = entry->next;
    return entry;
}

static SWIFT_CALL void destroy_and_report(SWIFT_SELF void *object) {
    struct watched *entry = find(*(const void **)object);
    begin_callback(object);
    entry->original(object);
    end_callback(object);
}

void deallocation_set_callbacks(deallocation_callback begin, deallocation_callback end) {
    begin_callback = begin;
    end_callback = end;
}

int deallocation_watch(const void *metadata) {
    if (find(metadata)) return 1;
    pthread_mutex_lock(&watching);
    int watched = find(metadata) != NULL;
    if (!watched) {
        // The destroyer stands two words before the address that a class's metadata has.
        destroyer *slot = (destroyer *)metadata - 2;
        uintptr_t page_size = (uintptr_t)sysconf(_SC_PAGESIZE);
        uintptr_t page = (uintptr_t)slot & ~(page_size - 1);
        struct watched *entry = malloc(sizeof *entry);
        if (entry && mprotect((void *)page, page_size, PROT_READ | PROT_WRITE) == 0) {
            entry->metadata = metadata;
            entry->original = *slot;
            entry->next = atomic_load(&buckets[bucket_of(metadata)]);
            atomic_store_explicit(&buckets[bucket_of(metadata)], entry, memory_order_release);
            __atomic_store_n(slot, destroy_and_report, __ATOMIC_RELEASE);
            watched = 1;
        } else {
            free(entry);
        }
    }
    pthread_mutex_unlock(&watching);
    return watched;
}
