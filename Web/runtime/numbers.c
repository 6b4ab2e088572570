// Functions of floating-point numbers: rounding, the remainder, and the exact reading of decimal numbers.
#include "bits.h"

double round(double x) {
  double whole = __builtin_trunc(x);
  return __builtin_fabs(x - whole) >= 0.5 ? whole + __builtin_copysign(1.0, x) : whole;
}

// The fraction of a finite number as an integer, and its exponent: x = fraction * 2^exponent.
static uint64_t fractionOf(uint64_t bits, int *exponent) {
  int biased = (int)(bits >> 52 & 0x7ff);
  uint64_t fraction = bits & 0xfffffffffffff;
  *exponent = (biased ? biased : 1) - 1075;
  return biased ? fraction | 1ull << 52 : fraction;
}

double fmod(double x, double y) {
  uint64_t a = bitsOf(x), b = bitsOf(y);
  if (!(b << 1) || (a >> 52 & 0x7ff) == 0x7ff || y != y) return (x * y) / (x * y);
  if ((b >> 52 & 0x7ff) == 0x7ff) return x;
  if (__builtin_fabs(x) < __builtin_fabs(y)) return x;
  // The exponent of x is now at least that of y, and the remainder is that of integers.
  int ea, eb;
  uint64_t fa = fractionOf(a, &ea), fb = fractionOf(b, &eb), rest = fa % fb;
  for (; ea > eb; ea--) rest = (rest << 1) % fb;
  if (!rest) return numberOf(a & 1ull << 63);
  int top = 63 - __builtin_clzll(rest);
  while (top < 52 && ea > -1074) rest <<= 1, ea--, top++;
  uint64_t bits = top < 52 ? rest : (rest & 0xfffffffffffff) | (uint64_t)(ea + 1075) << 52;
  return numberOf(bits | (a & 1ull << 63));
}

// Integers of up to 5,120 bits, the lowest 32 bits first.
enum { LIMBS = 160, DIGITS = 800 };

typedef struct {
  int count;
  uint32_t limbs[LIMBS];
} Big;

static void multiply(Big *big, uint32_t factor, uint32_t added) {
  uint64_t carry = added;
  for (int i = 0; i < big->count; i++) {
    carry += (uint64_t)big->limbs[i] * factor;
    big->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  if (carry && big->count < LIMBS) big->limbs[big->count++] = (uint32_t)carry;
}

static void shift(Big *big, int bits) {
  int words = bits / 32, rest = bits % 32;
  uint32_t carry = 0;
  for (int i = 0; rest && i < big->count; i++) {
    uint32_t limb = big->limbs[i];
    big->limbs[i] = limb << rest | carry;
    carry = limb >> (32 - rest);
  }
  if (carry && big->count < LIMBS) big->limbs[big->count++] = carry;
  if (!words || !big->count || big->count + words > LIMBS) return;
  for (int i = big->count - 1; i >= 0; i--) big->limbs[i + words] = big->limbs[i];
  for (int i = 0; i < words; i++) big->limbs[i] = 0;
  big->count += words;
}

static int compare(const Big *left, const Big *right) {
  if (left->count != right->count) return left->count < right->count ? -1 : 1;
  for (int i = left->count - 1; i >= 0; i--) {
    if (left->limbs[i] != right->limbs[i]) return left->limbs[i] < right->limbs[i] ? -1 : 1;
  }
  return 0;
}

static void subtract(Big *from, const Big *other) {
  int64_t carry = 0;
  for (int i = 0; i < from->count; i++) {
    carry += (int64_t)from->limbs[i] - (i < other->count ? other->limbs[i] : 0);
    from->limbs[i] = (uint32_t)carry;
    carry >>= 32;
  }
  while (from->count && !from->limbs[from->count - 1]) from->count--;
}

static int lengthOf(const Big *big) {
  return big->count ? big->count * 32 - __builtin_clz(big->limbs[big->count - 1]) : 0;
}

// quotient * 2^exponent as the nearest number, the even one of two; the quotient has 64 bits.
static double nearest(uint64_t quotient, int exponent, int isInexact) {
  int dropped = exponent + 63 < -1022 ? 11 + (-1022 - (exponent + 63)) : 11;
  if (dropped > 64) return 0;
  uint64_t half = 1ull << (dropped - 1);
  uint64_t low = dropped == 64 ? quotient : quotient & ((half << 1) - 1);
  uint64_t kept = dropped == 64 ? 0 : quotient >> dropped;
  if (low > half || (low == half && (isInexact || (kept & 1)))) kept++;
  double result = (double)kept;
  for (int power = exponent + dropped; power;) {
    int step = power > 1000 ? 1000 : power < -1000 ? -1000 : power;
    result *= numberOf((uint64_t)(1023 + step) << 52);
    power -= step;
  }
  return result;
}

// digits / divisor * 2^0 as the nearest number, by one bit of the quotient at a time.
static double divide(Big *digits, Big *divisor, int isInexact) {
  int excess = 64 - (lengthOf(digits) - lengthOf(divisor)), exponent = -excess;
  if (excess > 0) {
    shift(digits, excess);
  } else {
    shift(divisor, -excess);
  }
  shift(divisor, 64);
  uint64_t quotient = 0;
  int bits = 0, place = 64;
  for (; place >= 0 && bits < 64; place--) {
    int bit = compare(digits, divisor) >= 0;
    if (bit) subtract(digits, divisor);
    if (bits || bit) quotient = quotient << 1 | (uint64_t)bit, bits++;
    if (!place || bits == 64) break;
    shift(digits, 1);
  }
  return nearest(quotient, exponent + place, isInexact || digits->count);
}

// Swift's reading of a decimal number, as strtod in the C locale: the end of the number, or a null pointer.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  static Big digits, divisor;
  int isNegative = 0, hasDigits = 0, hasPoint = 0, isInexact = 0, count = 0, exponent = 0;
  if (*text == '+' || *text == '-') isNegative = *text++ == '-';
  digits.count = 0;
  for (;; text++) {
    if (*text == '.' && !hasPoint) {
      hasPoint = 1;
      continue;
    }
    if (*text < '0' || *text > '9') break;
    hasDigits = 1;
    if (!count && *text == '0') {
      exponent -= hasPoint;
    } else if (count < DIGITS) {
      if (digits.count) {
        multiply(&digits, 10, (uint32_t)(*text - '0'));
      } else {
        digits.count = 1;
        digits.limbs[0] = (uint32_t)(*text - '0');
      }
      count++;
      exponent -= hasPoint;
    } else {
      isInexact |= *text != '0';
      exponent += !hasPoint;
    }
  }
  if (!hasDigits) return 0;
  if (*text == 'e' || *text == 'E') {
    const char *next = text + 1;
    int isDown = 0, written = 0;
    if (*next == '+' || *next == '-') isDown = *next++ == '-';
    if (*next >= '0' && *next <= '9') {
      for (; *next >= '0' && *next <= '9'; next++) {
        if (written < 100000) written = written * 10 + *next - '0';
      }
      exponent += isDown ? -written : written;
      text = next;
    }
  }
  double number;
  if (!digits.count || exponent + count < -330) {
    number = 0;
  } else if (exponent + count > 310) {
    number = __builtin_inf();
  } else {
    divisor.count = 1;
    divisor.limbs[0] = 1;
    for (int i = 0; i < exponent; i++) multiply(&digits, 10, 0);
    for (int i = 0; i < -exponent; i++) multiply(&divisor, 10, 0);
    number = divide(&digits, &divisor, isInexact);
  }
  *result = isNegative ? -number : number;
  return text;
}
