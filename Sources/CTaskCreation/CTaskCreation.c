#define _GNU_SOURCE
#include "CTaskCreation.h"
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <unistd.h>

#define SWIFT_CALL __attribute__((swiftcall))

#if defined(__x86_64__)
enum { slot_relocation = R_X86_64_JUMP_SLOT, data_relocation = R_X86_64_GLOB_DAT };
#elif defined(__aarch64__)
enum { slot_relocation = R_AARCH64_JUMP_SLOT, data_relocation = R_AARCH64_GLOB_DAT };
#else
enum { slot_relocation = -1, data_relocation = -1 };
#endif

/// What the runtime's function of this name returns.
struct created {
    void *task, *initial_context;
};
typedef SWIFT_CALL struct created (*creator)(size_t flags, void *options, const void *type, void *entry, void *context);

static creator original;
static uintptr_t (*retain)(const void *);
static void (*release)(const void *);
static _Atomic(task_creation_callback) callback;

/// The creation flag of a child task, whose parent waits for it.
enum { child_flag = 1 << 8 };

static SWIFT_CALL struct created create(size_t flags, void *options, const void *type, void *entry, void *context) {
    task_creation_callback hear = atomic_load_explicit(&callback, memory_order_acquire);
    // A task that begins at once may end and drop its context before this returns.
    bool is_heard = hear && !(flags & child_flag);
    if (is_heard && context) retain(context);
    struct created made = original(flags, options, type, entry, context);
    if (is_heard) {
        hear(made.task, context);
        if (context) release(context);
    }
    return made;
}

static void patch(void **slot, bool is_read_only) {
    uintptr_t size = (uintptr_t)sysconf(_SC_PAGESIZE);
    void *page = (void *)((uintptr_t)slot & ~(size - 1));
    if (mprotect(page, size, PROT_READ | PROT_WRITE) != 0) return;
    __atomic_store_n(slot, (void *)create, __ATOMIC_RELEASE);
    if (is_read_only) mprotect(page, size, PROT_READ);
}

struct tables {
    const ElfW(Sym) *symbols;
    const char *names;
    const ElfW(Rela) *relocations[2];
    size_t counts[2];
};

static struct tables read_tables(const ElfW(Dyn) *entry) {
    struct tables tables = {0};
    for (; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_SYMTAB: tables.symbols = (const ElfW(Sym) *)entry->d_un.d_ptr; break;
        case DT_STRTAB: tables.names = (const char *)entry->d_un.d_ptr; break;
        case DT_JMPREL: tables.relocations[0] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_PLTRELSZ: tables.counts[0] = entry->d_un.d_val / sizeof(ElfW(Rela)); break;
        case DT_RELA: tables.relocations[1] = (const ElfW(Rela) *)entry->d_un.d_ptr; break;
        case DT_RELASZ: tables.counts[1] = entry->d_un.d_val / sizeof(ElfW(Rela)); break;
        }
    }
    return tables;
}

static int visit(struct dl_phdr_info *image, size_t size, void *context) {
    (void)size;
    int *patched = context;
    const ElfW(Dyn) *dynamic = NULL;
    uintptr_t read_only_begin = 0, read_only_end = 0;
    for (int index = 0; index < image->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &image->dlpi_phdr[index];
        uintptr_t address = image->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_DYNAMIC) dynamic = (const ElfW(Dyn) *)address;
        if (header->p_type == PT_GNU_RELRO) {
            read_only_begin = address;
            read_only_end = address + header->p_memsz;
        }
    }
    if (!dynamic || strstr(image->dlpi_name, "linux-vdso")) return 0;
    struct tables tables = read_tables(dynamic);
    if (!tables.symbols || !tables.names) return 0;
    for (int list = 0; list < 2; list++) {
        if (!tables.relocations[list]) continue;
        for (size_t index = 0; index < tables.counts[list]; index++) {
            const ElfW(Rela) *relocation = &tables.relocations[list][index];
            int type = (int)ELF64_R_TYPE(relocation->r_info);
            if (type != slot_relocation && type != data_relocation) continue;
            const ElfW(Sym) *symbol = &tables.symbols[ELF64_R_SYM(relocation->r_info)];
            if (symbol->st_shndx != SHN_UNDEF || strcmp(tables.names + symbol->st_name, "swift_task_create") != 0) continue;
            uintptr_t slot = image->dlpi_addr + relocation->r_offset;
            patch((void **)slot, slot >= read_only_begin && slot < read_only_end);
            *patched += 1;
        }
    }
    return 0;
}

int task_creation_watch(task_creation_callback new_callback) {
    static int patched = 0;
    if (new_callback && !original) {
        original = (creator)dlsym(RTLD_DEFAULT, "swift_task_create");
        retain = (uintptr_t(*)(const void *))dlsym(RTLD_DEFAULT, "swift_retain");
        release = (void (*)(const void *))dlsym(RTLD_DEFAULT, "swift_release");
        if (original && retain && release) dl_iterate_phdr(visit, &patched);
    }
    atomic_store_explicit(&callback, new_callback, memory_order_release);
    return patched;
}

int task_has_ended(const void *task) {
    static const uint32_t *version;
    static const size_t *size;
    if (!version) {
        size = dlsym(RTLD_DEFAULT, "_swift_concurrency_debug_asyncTaskSize");
        version = dlsym(RTLD_DEFAULT, "_swift_concurrency_debug_internal_layout_version");
    }
    if (!version || !size || *version != 1) return -1;
    // Behind a task that is no child stands its future, which begins with a queue of those that wait for it; the
    // queue's lowest bits say whether there is a result or an error already.
    uintptr_t queue = __atomic_load_n((const uintptr_t *)((const char *)task + *size), __ATOMIC_ACQUIRE);
    return (queue & 3) != 0;
}

int memory_read_word(const void *address, unsigned long *word) {
    struct iovec local = {word, sizeof *word}, remote = {(void *)address, sizeof *word};
    return process_vm_readv(getpid(), &local, 1, &remote, 1, 0) == (ssize_t)sizeof *word;
}

int task_was_cancelled(const void *task) {
    static SWIFT_CALL bool (*ask)(const void *);
    if (!ask) ask = (SWIFT_CALL bool (*)(const void *))dlsym(RTLD_DEFAULT, "swift_task_isCancelled");
    return ask && ask(task);
}
