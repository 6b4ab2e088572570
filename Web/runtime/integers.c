// Arithmetic of 128 bits, which WebAssembly does not have.
#include <stdint.h>

typedef union {
  unsigned __int128 whole;
  struct {
    uint64_t low, high;
  } half;
} Wide;

__int128 __multi3(__int128 left, __int128 right) {
  Wide a = {.whole = (unsigned __int128)left}, b = {.whole = (unsigned __int128)right}, product;
  uint64_t a0 = (uint32_t)a.half.low, a1 = a.half.low >> 32, b0 = (uint32_t)b.half.low, b1 = b.half.low >> 32;
  uint64_t low = a0 * b0, cross = a0 * b1, other = a1 * b0;
  uint64_t middle = (low >> 32) + (uint32_t)cross + (uint32_t)other;
  product.half.low = (middle << 32) | (uint32_t)low;
  product.half.high = a1 * b1 + (cross >> 32) + (other >> 32) + (middle >> 32);
  product.half.high += a.half.high * b.half.low + a.half.low * b.half.high;
  return (__int128)product.whole;
}

unsigned __int128 __udivti3(unsigned __int128 dividend, unsigned __int128 divisor) {
  Wide n = {.whole = dividend}, d = {.whole = divisor}, quotient = {.whole = 0}, rest = {.whole = 0};
  if (!n.half.high && !d.half.high) {
    quotient.half.low = n.half.low / d.half.low;
    return quotient.whole;
  }
  for (int bit = 127; bit >= 0; bit--) {
    uint64_t overflow = rest.half.high >> 63;
    rest.half.high = rest.half.high << 1 | rest.half.low >> 63;
    rest.half.low = rest.half.low << 1 | ((bit >= 64 ? n.half.high >> (bit - 64) : n.half.low >> bit) & 1);
    int isLess = rest.half.high < d.half.high || (rest.half.high == d.half.high && rest.half.low < d.half.low);
    if (!overflow && isLess) continue;
    uint64_t borrow = rest.half.low < d.half.low;
    rest.half.low -= d.half.low;
    rest.half.high -= d.half.high + borrow;
    if (bit >= 64) {
      quotient.half.high |= 1ull << (bit - 64);
    } else {
      quotient.half.low |= 1ull << bit;
    }
  }
  return quotient.whole;
}
