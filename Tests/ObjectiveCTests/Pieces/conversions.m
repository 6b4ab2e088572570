// long if chains and numeric conversions
NSNumber *price = @(19.99);
NSInteger cents = lround(price.doubleValue * 100);
NSLog(@"%ld", (long)cents);
float f = 0.1f + 0.2f;
NSLog(@"%.1f %d", f, f > 0.3);
NSUInteger u = 3;
NSLog(@"%d", (int)u - 5);
long l = 5000000000L;
NSLog(@"%ld %lld", l, (long long)l * 2);
CGFloat ratio = 9.0 / 16.0;
NSLog(@"%g %.3f", ratio, ratio);
NSLog(@"%d %d", (int)3.99, (int)-3.99);
NSLog(@"%@ %@ %@", @(ratio), @(1e10), @(100.0));
NSLog(@"%d", 7 % -3);
NSLog(@"%@", [NSString stringWithFormat:@"%ld%@", (long)21, (21 % 10 == 1) ? @"st" : @"th"]);
BOOL a = YES, b = NO;
if (a && !b) NSLog(@"a only");
if (a ^ b) NSLog(@"xor");
NSLog(@"%@", (a || b) ? @"any" : @"none");
NSInteger score = 85; NSString *grade;
if (score >= 90) { grade = @"A"; }
else if (score >= 80) { grade = @"B"; }
else { grade = @"C"; }
NSLog(@"%@", grade);
switch (score / 10) { case 10: case 9: NSLog(@"top"); break; case 8: NSLog(@"good"); default: NSLog(@"fell through"); }
int bits = 0b101;
NSLog(@"%d", bits);

//> 0ms 1999
//> 0ms 0.3 1
//> 0ms -2
//> 0ms 5000000000 10000000000
//> 0ms 0.5625 0.562
//> 0ms 3 -3
//> 0ms 0.5625 10000000000 100
//> 0ms 1
//> 0ms 21st
//> 0ms a only
//> 0ms xor
//> 0ms any
//> 0ms B
//> 0ms good
//> 0ms fell through
//> 0ms 5
