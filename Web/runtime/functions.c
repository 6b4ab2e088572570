// Functions of angles, powers and logarithms for JavaScript's `Math`. They compute with pairs, a number and its
// rounding error, so that nearly all of their results are rounded correctly.
#include "bits.h"

typedef struct {
  double high, low;
} Pair;

static Pair sum(double a, double b) {
  double s = a + b, t = s - a;
  return (Pair){s, (a - (s - t)) + (b - t)};
}

static Pair product(double a, double b) {
  double p = a * b;
  // Without a fused operation: each factor is split into two halves of 26 bits.
  double ca = 134217729.0 * a, ah = ca - (ca - a), al = a - ah;
  double cb = 134217729.0 * b, bh = cb - (cb - b), bl = b - bh;
  return (Pair){p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}

static Pair add(Pair a, Pair b) {
  Pair s = sum(a.high, b.high), t = sum(a.low, b.low);
  s = sum(s.high, s.low + t.high);
  return sum(s.high, s.low + t.low);
}

static Pair times(Pair a, Pair b) {
  Pair p = product(a.high, b.high);
  return sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}

static Pair over(Pair a, double b) {
  double q = a.high / b;
  Pair p = product(q, b);
  double rest = (((a.high - p.high) - p.low) + a.low) / b;
  return sum(q, rest);
}

static Pair negated(Pair a) { return (Pair){-a.high, -a.low}; }

// x * 2^power, rounded once.
static double scaled(Pair x, int power) {
  if (power > 1023) return x.high * numberOf((uint64_t)(2046) << 52) * numberOf((uint64_t)(power - 1023 + 1023) << 52);
  if (power >= -1000) return (x.high + x.low) * numberOf((uint64_t)(power + 1023) << 52);
  if (power < -1140) return x.high * 0x1p-600 * 0x1p-600;
  return (x.high + x.low) * 0x1p-600 * numberOf((uint64_t)(power + 600 + 1023) << 52);
}

static const Pair ln2 = {0x1.62e42fefa39efp-1, 0x1.abc9e3b39803fp-56};

// e^x for |x| <= 0.36, by its series after three halvings.
static Pair smallExp(Pair x) {
  x = over(x, 8);
  Pair term = {1, 0}, total = {1, 0};
  for (int i = 1; i <= 14; i++) {
    term = over(times(term, x), i);
    total = add(total, term);
  }
  for (int i = 0; i < 3; i++) total = times(total, total);
  return total;
}

static double expOf(Pair x) {
  if (x.high != x.high) return x.high;
  if (x.high > 710) return __builtin_inf();
  if (x.high < -746) return 0;
  int power = (int)__builtin_floor(x.high / ln2.high + 0.5);
  Pair rest = add(x, negated(times(ln2, (Pair){power, 0})));
  return scaled(smallExp(rest), power);
}

double exp(double x) { return x == 0 ? 1 : expOf((Pair){x, 0}); }

// ln(x) as a pair, for finite x > 0.
static Pair logOf(double x) {
  int power = 0;
  if (x < 0x1p-1022) x *= 0x1p54, power = -54;
  uint64_t bits = bitsOf(x);
  power += (int)(bits >> 52) - 1023;
  double fraction = numberOf((bits & 0xfffffffffffff) | (uint64_t)1023 << 52);
  if (fraction > 1.4142135623730951) fraction /= 2, power++;
  // ln f = 2 artanh((f - 1) / (f + 1))
  Pair above = {fraction - 1, 0}, below = sum(fraction, 1);
  double first = above.high / below.high;
  Pair back = times((Pair){first, 0}, below);
  double second = ((above.high - back.high) - back.low) / below.high;
  Pair z = sum(first, second), square = times(z, z), term = z, total = z;
  for (int i = 3; i <= 45; i += 2) {
    term = times(term, square);
    total = add(total, over(term, i));
  }
  total = (Pair){2 * total.high, 2 * total.low};
  return add(times(ln2, (Pair){power, 0}), total);
}

double log(double x) {
  if (x != x || x == __builtin_inf()) return x;
  if (x == 0) return -__builtin_inf();
  if (x < 0) return __builtin_nan("");
  if (x == 1) return 0;
  Pair result = logOf(x);
  return result.high + result.low;
}

double pow(double x, double y) {
  if (y == 0 || x == 1) return 1;
  if (x != x || y != y) return x + y;
  double size = __builtin_fabs(x);
  int isWhole = __builtin_floor(y) == y, isOdd = isWhole && __builtin_fabs(y) < 0x1p53 && ((int64_t)y & 1);
  double sign = isOdd && __builtin_signbit(x) ? -1 : 1;
  if (y == __builtin_inf() || y == -__builtin_inf()) {
    if (size == 1) return 1;
    return (size > 1) == (y > 0) ? __builtin_inf() : 0;
  }
  if (size == 0) return y > 0 ? sign * 0.0 : sign * __builtin_inf();
  if (size == __builtin_inf()) return y > 0 ? sign * size : sign * 0.0;
  if (x < 0 && !isWhole) return __builtin_nan("");
  // Small whole powers are exact as long as they fit.
  if (isWhole && __builtin_fabs(y) <= 64) {
    Pair total = {1, 0}, base = {size, 0};
    for (int rest = (int)__builtin_fabs(y); rest; rest >>= 1) {
      if (rest & 1) total = times(total, base);
      base = times(base, base);
    }
    double whole = total.high + total.low;
    if (whole > 0x1p-900 && whole < 0x1p900 && base.high < 0x1p1000) {
      if (y > 0) return sign * whole;
      double first = 1 / total.high;
      Pair back = times((Pair){first, 0}, total);
      return sign * (first + ((1 - back.high) - back.low) / total.high);
    }
  }
  return sign * expOf(times(logOf(size), (Pair){y, 0}));
}

// pi/2 as the sum of three numbers.
static const double halfPi[3] = {0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};

// The angle within a quarter turn, and the number of the quarter.
static Pair reduced(double x, int *quarter) {
  double turns = __builtin_floor(x / halfPi[0] + 0.5);
  Pair rest = add((Pair){x, 0}, negated(product(turns, halfPi[0])));
  rest = add(rest, negated(product(turns, halfPi[1])));
  rest = add(rest, (Pair){-turns * halfPi[2], 0});
  double quarters = turns - 4 * __builtin_floor(turns / 4);
  *quarter = (int)quarters;
  return rest;
}

static Pair series(Pair first, Pair x, int from) {
  Pair square = negated(times(x, x)), term = first, total = first;
  for (int i = from; i <= from + 24; i += 2) {
    term = over(times(term, square), (double)i * (i + 1));
    total = add(total, term);
  }
  return total;
}

static double sineOfQuarter(Pair x, int quarter) {
  Pair result = quarter & 1 ? series((Pair){1, 0}, x, 1) : series(x, x, 2);
  if (quarter & 2) result = negated(result);
  return result.high + result.low;
}

// Angles so big that neighbouring numbers are many turns apart: their quarter is not known any more.
static const double mostAngle = 0x1p50;

double sin(double x) {
  if (!(__builtin_fabs(x) < mostAngle)) return x - x;
  if (__builtin_fabs(x) < 0x1p-26) return x;
  int quarter;
  Pair rest = reduced(x, &quarter);
  return sineOfQuarter(rest, quarter);
}

double cos(double x) {
  if (!(__builtin_fabs(x) < mostAngle)) return x - x + (x == x && x - x == 0 ? 1 : 0);
  int quarter;
  Pair rest = reduced(x, &quarter);
  return sineOfQuarter(rest, (quarter + 1) & 3);
}

static const double pi = 0x1.921fb54442d18p+1;

static double divided(Pair a, Pair b) {
  double quotient = a.high / b.high;
  Pair rest = add(a, negated(times(b, (Pair){quotient, 0})));
  return quotient + rest.high / b.high;
}

double tan(double x) {
  if (!(__builtin_fabs(x) < mostAngle)) return x - x;
  if (__builtin_fabs(x) < 0x1p-26) return x;
  int quarter;
  Pair rest = reduced(x, &quarter);
  Pair sine = series(rest, rest, 2), cosine = series((Pair){1, 0}, rest, 1);
  return quarter & 1 ? divided(negated(cosine), sine) : divided(sine, cosine);
}

// A first guess is turned by the remaining small angle.
double atan(double x) {
  if (x != x || __builtin_fabs(x) < 0x1p-27) return x;
  double size = __builtin_fabs(x), sign = x < 0 ? -1 : 1;
  if (size > 0x1p60) return sign * pi / 2;
  double slope = size > 1 ? 1 / size : size, guess = slope / (1 + 0.28 * slope * slope);
  if (size > 1) guess = pi / 2 - guess;
  Pair angle = {guess, 0}, tangent = {size, 0};
  Pair sine = series(angle, angle, 2), cosine = series((Pair){1, 0}, angle, 1);
  double left = divided(add(times(tangent, cosine), negated(sine)), add(cosine, times(tangent, sine)));
  double square = left * left;
  Pair result = sum(guess, left * (1 - square * (1.0 / 3 - square * (1.0 / 5 - square / 7))));
  return sign * (result.high + result.low);
}

double atan2(double y, double x) {
  if (x != x || y != y) return x + y;
  double sign = __builtin_signbit(y) ? -1 : 1, inf = __builtin_inf();
  if (y == 0) return __builtin_signbit(x) ? sign * pi : y;
  if (__builtin_fabs(y) == inf) return sign * (x == inf ? pi / 4 : x == -inf ? 3 * pi / 4 : pi / 2);
  if (x == 0) return sign * pi / 2;
  if (__builtin_fabs(x) == inf) return x > 0 ? sign * 0.0 : sign * pi;
  double angle = atan(__builtin_fabs(y / x));
  return sign * (x > 0 ? angle : pi - angle);
}

double asin(double x) { return atan2(x, __builtin_sqrt((1 - x) * (1 + x))); }

double acos(double x) { return atan2(__builtin_sqrt((1 - x) * (1 + x)), x); }

static double logarithm(double x, Pair factor) {
  if (!(x > 0) || x == __builtin_inf() || x == 1) return log(x);
  Pair result = times(logOf(x), factor);
  return result.high + result.low;
}

double log2(double x) { return logarithm(x, (Pair){1.4426950408889634, 2.0355273740931033e-17}); }

double log10(double x) { return logarithm(x, (Pair){0.4342944819032518, 1.098319650216765e-17}); }

double log1p(double x) {
  if (x != x || x <= -1 || __builtin_fabs(x) < 0x1p-54) return x < -1 || x != x ? __builtin_nan("") : x == -1 ? log(0) : x;
  Pair whole = sum(1, x);
  if (whole.high == __builtin_inf()) return x;
  Pair result = add(logOf(whole.high), (Pair){whole.low / whole.high, 0});
  return result.high + result.low;
}

double cbrt(double x) {
  if (x == 0 || x - x != 0) return x;
  double size = __builtin_fabs(x), root = pow(size, 1.0 / 3);
  Pair cube = times(product(root, root), (Pair){root, 0});
  root -= add(cube, (Pair){-size, 0}).high / (3 * root * root);
  return x < 0 ? -root : root;
}
