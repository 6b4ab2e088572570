// The functions that code of the Swift compiler needs from its surroundings.
#include <stddef.h>
#include <stdint.h>

// A full stack overwrites the guard; the program then ends, and the page reports it.
size_t __stack_chk_guard = 0x5bd1e995;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The seed of hash tables. It is always the same, so that the output is.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)bytes)[i] = (uint8_t)(i * 151 + 7);
}

// Embedded Swift 6.3's own functions return the object without its tag bits, although they are declared to return their
// argument, and LLVM uses their result: under -Osize, `"" += "xjs"` then damages the text.
extern void *swift_retain(void *);
extern void *swift_retain_n(void *, uint32_t);
static const size_t untagged = 0x8ffffffffffffff8;

void *swift_bridgeObjectRetain(void *object) {
  swift_retain((void *)((size_t)object & untagged));
  return object;
}

void *swift_bridgeObjectRetain_n(void *object, uint32_t count) {
  swift_retain_n((void *)((size_t)object & untagged), count);
  return object;
}

// The engine is compiled for one thread, and then the compiler uses other names; Embedded Swift has only these.
extern void swift_release(void *);
extern void swift_release_n(void *, uint32_t);
extern void swift_bridgeObjectRelease(void *);
extern void swift_bridgeObjectRelease_n(void *, uint32_t);

void *swift_nonatomic_retain(void *object) {
  swift_retain(object);
  return object;
}

void swift_nonatomic_release(void *object) { swift_release(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t count) {
  swift_retain_n(object, count);
  return object;
}

void swift_nonatomic_release_n(void *object, uint32_t count) { swift_release_n(object, count); }
void *swift_nonatomic_bridgeObjectRetain(void *object) { return swift_bridgeObjectRetain(object); }
void swift_nonatomic_bridgeObjectRelease(void *object) { swift_bridgeObjectRelease(object); }

void *swift_nonatomic_bridgeObjectRetain_n(void *object, uint32_t count) {
  return swift_bridgeObjectRetain_n(object, count);
}

void swift_nonatomic_bridgeObjectRelease_n(void *object, uint32_t count) { swift_bridgeObjectRelease_n(object, count); }
