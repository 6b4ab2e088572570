// Memory for a program without a C library: an allocator, and the functions that move bytes.
//
// A page makes a new instance for each evaluation, so the important case is that long runs reuse freed memory. Blocks
// have one of 8 sizes between two powers of two, and a list of free blocks for each size; they are never split or
// joined.
#include <stddef.h>
#include <stdint.h>

enum { HEADER = 16, UNIT = 16, STEPS = 8, SIZES = 8 * 32, PAGE = 65536, GROWTH = 16 };

typedef struct Header {
  uint32_t size;    // the index of the size of the block
  uint32_t offset;  // from the start of the block to the memory that was given out
  struct Header *next;
} Header;

extern uint8_t __heap_base;
static uint8_t *unused, *end;
static Header *freeBlocks[SIZES];
static size_t inUse;

// 16, 32 … 128 bytes, then 144, 160 … 256, then 288, 320 … 512, and so on.
static size_t bytesOf(uint32_t size) {
  if (size < STEPS) return (size_t)(size + 1) * UNIT;
  return (size_t)(STEPS + 1 + size % STEPS) << (size / STEPS - 1) << 4;
}

static uint32_t sizeFor(size_t bytes) {
  size_t last = (bytes + UNIT - 1) / UNIT - 1;
  if (last < STEPS) return (uint32_t)last;
  uint32_t power = 60 - (uint32_t)__builtin_clzll(last);
  return STEPS + power * STEPS + (uint32_t)(last >> power) - STEPS;
}

static uint8_t *take(size_t bytes) {
  if (!unused) {
    unused = (uint8_t *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    end = (uint8_t *)(__builtin_wasm_memory_size(0) * PAGE);
  }
  if (bytes > (size_t)(end - unused)) {
    size_t pages = (bytes - (size_t)(end - unused) + PAGE - 1) / PAGE;
    if (pages < GROWTH) pages = GROWTH;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    end += pages * PAGE;
  }
  uint8_t *taken = unused;
  unused += bytes;
  return taken;
}

static void *allocate(size_t bytes, size_t alignment) {
  size_t extra = alignment > 16 ? alignment : 0;
  if (bytes > (size_t)1 << 31) return 0;
  uint32_t size = sizeFor(bytes + HEADER + extra);
  uint8_t *block = (uint8_t *)freeBlocks[size];
  if (block) {
    freeBlocks[size] = freeBlocks[size]->next;
  } else if (!(block = take(bytesOf(size)))) {
    return 0;
  }
  inUse += bytesOf(size);
  uint8_t *memory = block + HEADER;
  if (extra) memory = (uint8_t *)(((size_t)memory + alignment - 1) & ~(alignment - 1));
  Header *header = (Header *)(memory - HEADER);
  header->size = size;
  header->offset = (uint32_t)(memory - block);
  return memory;
}

void *malloc(size_t bytes) { return allocate(bytes, 16); }

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  *result = allocate(bytes, alignment);
  return *result ? 0 : 12;
}

void free(void *memory) {
  if (!memory) return;
  Header given = *(Header *)((uint8_t *)memory - HEADER);
  Header *block = (Header *)((uint8_t *)memory - given.offset);
  inUse -= bytesOf(given.size);
  block->next = freeBlocks[given.size];
  freeBlocks[given.size] = block;
}

// The bytes that are allocated, for the budget of memory.
size_t rxplay_heap_in_use(void) { return inUse; }

void *memcpy(void *to, const void *from, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0" ::"r"(to), "r"(from), "r"(count) : "memory");
  return to;
}

void *memmove(void *to, const void *from, size_t count) { return memcpy(to, from, count); }

void *memset(void *to, int byte, size_t count) {
  __asm__("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0" ::"r"(to), "r"(byte), "r"(count) : "memory");
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left, *b = right;
  for (; count; count--, a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// The bytes of the stack, as in the options of the linker.
size_t rxplay_stack_size(void) { return RXPLAY_STACK_SIZE; }
