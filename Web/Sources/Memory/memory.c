#include "memory.h"

/* Blocks have sizes of powers of two. Each begins with a head of 16 bytes, which keeps what follows aligned for
   everything Swift makes, and freed blocks of a size wait in a list. */
enum { head = 16, page_bits = 16 };

typedef struct Block {
    size_t bits;
    _Alignas(head) struct Block *next;
} Block;

extern unsigned char __heap_base;
static Block *lists[32];
static size_t top;

int posix_memalign(void **result, size_t alignment, size_t size) {
    size_t bits = 5;
    while (((size_t)1 << bits) < size + head) bits++;
    Block *block = lists[bits];
    if (block) {
        lists[bits] = block->next;
    } else {
        if (!top) top = ((size_t)&__heap_base + head - 1) & -(size_t)head;
        block = (Block *)top;
        size_t end = top + ((size_t)1 << bits), pages = __builtin_wasm_memory_size(0);
        if (end > pages << page_bits &&
            __builtin_wasm_memory_grow(0, ((end - 1) >> page_bits) + 1 - pages) == (size_t)-1) return 12;
        top = end;
        block->bits = bits;
    }
    *result = &block->next;
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    Block *block = (Block *)((size_t)memory - head);
    block->next = lists[block->bits];
    lists[block->bits] = block;
}
