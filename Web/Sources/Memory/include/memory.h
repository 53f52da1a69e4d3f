#include <stddef.h>

/// What Swift asks of a C library when it makes and frees objects and arrays.
int posix_memalign(void **result, size_t alignment, size_t size);
void free(void *block);
