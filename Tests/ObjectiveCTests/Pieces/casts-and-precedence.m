// Parser: casts, precedence, ternaries in messages, comma, nested blocks, dot on literals
#define MAX_COUNT 3
static CGFloat const kHeight = 44.f;
typedef NS_ENUM(NSUInteger, Kind) { KindA = 1, KindB };
Kind kind = KindB;
NSLog(@"%@", [@[@"a", @"b"] objectAtIndex:(kind == KindB) ? 1 : 0]);
NSLog(@"%lu", (unsigned long)(NSUInteger)kHeight * 2);
NSLog(@"%.1f", (CGFloat)7 / 2 + kHeight);
NSLog(@"%d", (int)(7 / 2.0));
NSLog(@"%@", @(kind).stringValue);
NSLog(@"%@", @[@1, @2].lastObject);
NSLog(@"%@", @{@"k": @"v"}[@"k"]);
NSLog(@"%lu", (unsigned long)@"hello".length);
NSLog(@"%d %d", 1 + 2 * 3 - 4 / 2 % 3, (1 << 3 | 1) & 0xF ^ 2);
NSLog(@"%d %d", !0 && 1 || 0, -(-3));
int a = 1, b = 2, c;
c = a++ + ++b; a += b -= 1; c *= -1;
NSLog(@"%d %d %d", a, b, c);
NSLog(@"%@", (kind == KindA ? @"A" : kind == KindB ? @"B" : @"?"));
id object = @"text";
NSLog(@"%lu", (unsigned long)[(NSString *)object length]);
NSLog(@"%@", ((NSArray *)@[@"x"]).firstObject);
NSLog(@"%@", [(id)object performSelector:@selector(uppercaseString)]);
NSInteger (^square)(NSInteger) = ^(NSInteger n) { return n * n; };
NSLog(@"%ld", (long)(square ? square(4) : 0));
NSLog(@"%@", ^{ return @"called at once"; }());
void (^nothing)(void) = nil;
if (nothing) nothing();
!nothing ?: nothing();
for (NSUInteger i = MAX_COUNT; i-- > 0;) NSLog(@"i%lu", (unsigned long)i);
NSMutableArray *grid = [@[[@[@1] mutableCopy], [@[@2] mutableCopy]] mutableCopy];
grid[1][0] = @9;
NSLog(@"%@", grid[1][0]);
[grid[0] addObject:grid[1][0]];
NSLog(@"%lu", (unsigned long)[grid.firstObject count]);
do { a--; if (a == 2) continue; if (a < 2) break; } while (YES);
NSLog(@"a %d", a);

//> 0ms b
//> 0ms 88
//> 0ms 47.5
//> 0ms 3
//> 0ms 2
//> 0ms 2
//> 0ms v
//> 0ms 5
//> 0ms 5 11
//> 0ms 1 3
//> 0ms 4 2 -4
//> 0ms B
//> 0ms 4
//> 0ms x
//> 0ms TEXT
//> 0ms 16
//> 0ms called at once
//> 0ms i2
//> 0ms i1
//> 0ms i0
//> 0ms 9
//> 0ms 2
//> 0ms a 1
