typedef void (^Completion)(BOOL finished, NSError *error);
typedef NSString *(^Formatter)(NSInteger);
static void logAll(NSArray *items, NSString *prefix) {
    for (NSUInteger i = 0; i < [items count]; ++i) NSLog(@"%@%lu=%@", prefix, (unsigned long)i, items[i]);
}
static inline NSInteger square(NSInteger x) { return x * x; }
Completion done = ^(BOOL finished, NSError *error) { NSLog(@"%@ %@", finished ? @"finished" : @"stopped", error); };
Formatter f = ^(NSInteger n) { return [NSString stringWithFormat:@"<%ld>", (long)n]; };
done(YES, nil);
logAll(@[f(1), f(square(3))], @"#");
NSInteger i = 10, total = 0;
while (i > 0) {
    if (i % 3 == 0) { i--; continue; }
    if (i < 4) break;
    total += i--;
}
NSLog(@"%ld %ld", (long)i, (long)total);
int n = 0;
do { n += 2; } while (n < 5);
NSLog(@"%d", n);
NSUInteger mask = (1 << 3) | 0x1;
NSLog(@"%@", (mask & 8) ? @"set" : @"clear");
char c = 'x';
NSLog(@"%c %d", c, c);
double half = 1 / 2, real = 1 / 2.0;
NSLog(@"%.1f %.1f %g %g", half, real, 1e10, 0.0001);
long long big = 1LL << 40;
NSLog(@"%lld", big);
BOOL ok = 3 > 2 && !(1 == 2);
NSLog(@"%@ %d", ok ? @"YES" : @"NO", ok);
id obj = @"str";
if ([obj isKindOfClass:[NSString class]] && [obj respondsToSelector:@selector(length)]) NSLog(@"%lu", (unsigned long)[obj length]);
NSString *multi = @"one "
                   "two";
NSLog(@"%@", multi);
struct CGPoint p = CGPointMake(1, 2);
p.x += 3;
NSLog(@"%.0f %.0f %@", p.x, p.y, NSStringFromCGPoint(p));
CGSize size = {10, 20};
NSLog(@"%.0f", size.width);
NSRange r = {1, 2};
NSLog(@"%@", [@"hello" substringWithRange:r]);
NSString *t = ok ? (n > 5 ? @"a" : @"b") : @"c";
NSLog(@"%@ %@", t, nil ?: @"default");
NSArray *sorted = [@[@"b", @"A", @"c"] sortedArrayUsingSelector:@selector(localizedCaseInsensitiveCompare:)];
NSLog(@"%@", [sorted componentsJoinedByString:@""]);
for (NSString *key in @{@"k": @1}) { NSLog(@"%@", key); }
for (NSInteger a = 0; a < 2; a++) for (NSInteger b = 0; b < 2; b++) { if (a != b) NSLog(@"%ld%ld", (long)a, (long)b); }

//> 0ms finished (null)
//> 0ms #0=<1>
//> 0ms #1=<9>
//> 0ms 2 34
//> 0ms 6
//> 0ms set
//> 0ms x 120
//> 0ms 0.0 0.5 1e+10 0.0001
//> 0ms 1099511627776
//> 0ms YES 1
//> 0ms 3
//> 0ms one two
//> 0ms 4 2 {4, 2}
//> 0ms 10
//> 0ms el
//> 0ms a default
//> 0ms Abc
//> 0ms k
//> 0ms 01
//> 0ms 10
