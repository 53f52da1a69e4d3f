#include "Allocations.h"
#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// These replace the C library's functions in the whole process, the Swift runtime included, and count their calls.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static atomic_ulong count;

unsigned long allocations(void) { return atomic_load(&count); }

static void add(void) { atomic_fetch_add_explicit(&count, 1, memory_order_relaxed); }

void *malloc(size_t size) {
    add();
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    add();
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    add();
    return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
    add();
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}
