// C functions, static, macros
#define kMaxCount 3
#define kTitle @"Title"
#define kRatio (2.0 / 4)
#ifdef DEBUG
#define MyLog NSLog
#endif
static int counter = 0;
static inline NSString *pad(NSInteger n) {
    return n < 10 ? [NSString stringWithFormat:@"0%ld", (long)n] : [NSString stringWithFormat:@"%ld", (long)n];
}
NSString *formatTime(NSTimeInterval t) {
    NSInteger s = (NSInteger)t;
    return [NSString stringWithFormat:@"%@:%@", pad(s / 60), pad(s % 60)];
}
static BOOL isEven(int n) { return n % 2 == 0; }
int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
void bump(void) { counter++; }
typedef void (^Completion)(NSString *result, NSError *error);
void run(Completion completion) { if (completion) completion(@"ok", nil); }
for (int i = 0; i < kMaxCount; i++) { bump(); }
NSLog(@"%d %@ %.2f", counter, kTitle, kRatio);
NSLog(@"%@ %@", formatTime(65), formatTime(3599.9));
NSLog(@"%d %d %d", isEven(4), isEven(3), fib(10));
run(^(NSString *result, NSError *error) { NSLog(@"%@ %@", result, error); });
run(nil);
int x = 7, y = 2;
NSLog(@"%d %d %.1f %d %d", x / y, x % y, x / (float)y, x & y, x ^ y);
NSLog(@"%d %d %d", x << 2, ~x, !x);
x += 3; x *= 2; x -= 1; x /= 3; x %= 4;
NSLog(@"%d", x);
int i = 0;
do { i += 2; if (i == 4) continue; } while (i < 7);
NSLog(@"%d", i);
int a = i++ + ++i;
NSLog(@"%d %d", a, i);
unsigned int flags = 1 << 0 | 1 << 3;
NSLog(@"%u %d", flags, (flags & (1 << 3)) != 0);
NSUInteger big = NSUIntegerMax > 5 ? 1 : 0;
NSLog(@"%lu", (unsigned long)big);
CGFloat f = floorf(2.7f) + ceil(2.1) + round(2.5) + fabs(-1.5) + MAX(1, 2) + MIN(3, 4);
NSLog(@"%.1f", f);
char c = 'a';
c++;
NSLog(@"%c", c);
BOOL flag = 5;
NSLog(@"%d %@", flag, flag ? @"YES" : @"NO");
long long ll = 9000000000;
NSLog(@"%lld", ll);
NSLog(@"%@", @(1.0 / 3));
NSLog(@"%@ %@ %@", @YES, @(1 > 2), @'c');
id obj = @42;
NSLog(@"%d", [obj intValue] == 42 && ![obj isEqual:@41]);
int total = 0;
for (int p = 0, r = 10; p < r; p++, r--) total += r - p;
NSLog(@"%d", total);
NSInteger n = 3;
while (n --> 0) { if (n == 1) break; NSLog(@"n %ld", (long)n); }

//> 0ms 3 Title 0.50
//> 0ms 01:05 59:59
//> 0ms 1 0 55
//> 0ms ok (null)
//> 0ms 3 1 3.5 2 5
//> 0ms 28 -8 0
//> 0ms 2
//> 0ms 8
//> 0ms 18 10
//> 0ms 9 1
//> 0ms 1
//> 0ms 14.5
//> 0ms b
//> 0ms 1 YES
//> 0ms 9000000000
//> 0ms 0.3333333333333333
//> 0ms 1 0 99
//> 0ms 1
//> 0ms 30
//> 0ms n 2
