int (^add)(int, int) = ^(int a, int b) { return a + b; };
NSLog(@"%d", add(2, 3));
void (^recursive)(NSInteger);
__block void (^weakRecursive)(NSInteger);
weakRecursive = recursive = ^(NSInteger n) {
    if (n == 0) return;
    NSLog(@"n=%ld", (long)n);
    weakRecursive(n - 1);
};
recursive(2);
NSString *s = [NSString stringWithFormat:@"%@-%@", @"a", @(3)];
NSLog(@"%@ %@", s.uppercaseString, [s substringWithRange:NSMakeRange(0, 1)]);
NSArray *parts = [@"a,b,,c" componentsSeparatedByString:@","];
NSLog(@"%lu parts, last %@, third empty: %@", (unsigned long)parts.count, parts.lastObject, [parts[2] length] ? @"NO" : @"YES");
NSMutableString *m = [NSMutableString string];
for (NSUInteger i = 0; i < 3; i++) [m appendFormat:@"%@%lu", i ? @", " : @"", (unsigned long)i];
NSLog(@"[%@]", m);
BOOL flag = !m.length || [m isEqualToString:@"0, 1, 2"];
if (flag == YES && m != nil) { NSLog(@"flag"); } else { NSLog(@"no flag"); }
NSNumber *n = @42; NSNumber *f = @3.14f; NSNumber *b = @NO; NSNumber *c = @'A';
NSLog(@"%@ %@ %@ %@ %i %.3f", n, f, b, c, n.intValue, f.floatValue);
id value = [NSNull null];
NSLog(@"%@ %d", value, value == [NSNull null]);
NSDictionary *d = @{@"k": [NSNull null], @"list": @[@1, @"two"], @"sub": @{@"x": @YES}};
NSLog(@"%@", d);
NSLog(@"%@", [d[@"list"] componentsJoinedByString:@"|"]);
CGRect r = CGRectMake(0, 10, 320, 44.5);
NSLog(@"%@ %.1f %.1f", NSStringFromCGRect(r), r.size.height, CGRectGetMaxY(r));
SEL sel = @selector(foo:bar:);
NSLog(@"%@ %@", NSStringFromSelector(sel), NSStringFromClass([NSString class]));
NSComparisonResult order = [@"a" compare:@"b"];
NSLog(@"%ld", (long)order);
unsigned long long big = 1234567890123ULL;
NSLog(@"%llu %#x %5d|%-5d|", big, 255, 42, 42);
NSString *json = @"{\"a\": 1}";
NSData *data = [json dataUsingEncoding:NSUTF8StringEncoding];
NSDictionary *parsed = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
NSLog(@"%@", parsed[@"a"]);
NSLog(@"%@", [@[@3, @1, @2] sortedArrayUsingSelector:@selector(compare:)]);
NSLog(@"%@", @(NO) ?: @"x");
NSInteger x = 5;
x <<= 2; x |= 1; x %= 8;
NSLog(@"%ld %s", (long)x, x > 3 ? "big" : "small");
@autoreleasepool { NSLog(@"pool"); }
@synchronized (self) { NSLog(@"sync"); }

//> 0ms 5
//> 0ms n=2
//> 0ms n=1
//> 0ms A-3 a
//> 0ms 4 parts, last c, third empty: YES
//> 0ms [0, 1, 2]
//> 0ms flag
//> 0ms 42 3.14 0 65 42 3.140
//> 0ms <null> 1
//> 0ms {\n    k = "<null>";\n    list =     (\n        1,\n        two\n    );\n    sub =     {\n        x = 1;\n    };\n}
//> 0ms 1|two
//> 0ms {{0, 10}, {320, 44.5}} 44.5 54.5
//> 0ms foo:bar: NSString
//> 0ms -1
//> 0ms 1234567890123 0xff    42|42   |
//> 0ms 1
//> 0ms (\n    1,\n    2,\n    3\n)
//> 0ms 0
//> 0ms 5 big
//> 0ms pool
//> 0ms sync
