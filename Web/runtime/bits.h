// The bits of a floating-point number, and the number of bits.
#pragma once
#include <stdint.h>

static inline uint64_t bitsOf(double x) {
  union {
    double number;
    uint64_t bits;
  } both = {x};
  return both.bits;
}

static inline double numberOf(uint64_t bits) {
  union {
    uint64_t bits;
    double number;
  } both = {bits};
  return both.number;
}
