// C: enums, structs, blocks that return blocks, ternaries, bit masks, do-while, static functions
typedef NS_ENUM(NSInteger, PlayState) { PlayStateIdle, PlayStatePlaying = 5, PlayStatePaused };
typedef NS_OPTIONS(NSUInteger, Flags) { FlagNone = 0, FlagA = 1 << 0, FlagB = 1 << 1, FlagAll = FlagA | FlagB };
typedef void (^Handler)(NSString *name, BOOL done);
static NSString *describe(PlayState state) {
    switch (state) {
        case PlayStateIdle: return @"idle";
        case PlayStatePlaying:
        case PlayStatePaused: {
            NSString *s = state == PlayStatePlaying ? @"playing" : @"paused";
            return s;
        }
        default: return @"?";
    }
}
NSInteger (^(^adder)(NSInteger))(NSInteger) = ^(NSInteger a) { return ^NSInteger(NSInteger b) { return a + b; }; };
Handler handler = ^(NSString *name, BOOL done) { NSLog(@"%@ %@", name, done ? @"done" : @"open"); };
handler(describe(PlayStatePaused), YES);
Flags flags = FlagA;
flags |= FlagB; flags &= ~FlagA;
NSLog(@"%lu %d %d", (unsigned long)flags, (flags & FlagB) != 0, FlagAll == 3);
NSLog(@"%ld", (long)adder(2)(3));
int n = 0;
do { n += 3; } while (n < 8);
for (int i = 0, j = 10; i < j; i += 4, j--) { NSLog(@"%d/%d", i, j); }
NSLog(@"%d %s %c %5.1f|%-6s|%+d %%", n, "c string", 'x', 3.14159, "ab", 5);
NSLog(@"%@ %@", @(M_PI), @(INT_MAX));
NSLog(@"%.2f %d %d", fabs(-2.5), MAX(3, 7), ABS(-4));
CGRect frame = CGRectMake(10, 20, 100, 50);
frame.origin.x += 5;
frame.size = CGSizeMake(CGRectGetWidth(frame) * 2, frame.size.height);
NSLog(@"%@ %.0f %d", NSStringFromCGRect(frame), CGRectGetMaxX(frame), CGRectContainsPoint(frame, CGPointMake(20, 30)));
unsigned long long big = 1ULL << 40;
NSLog(@"%llu %x %#o", big, 255, 8);
NSArray *sorted = [@[@3, @1, @2] sortedArrayUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return [b compare:a]; }];
NSLog(@"%@", [sorted componentsJoinedByString:@">"]);
NSLog(@"%@", NSStringFromSelector(@selector(tableView:didSelectRowAtIndexPath:)));

//> 0ms paused done
//> 0ms 2 1 1
//> 0ms 5
//> 0ms 0/10
//> 0ms 4/9
//> 0ms 9 c string x   3.1|ab    |+5 %
//> 0ms 3.141592653589793 2147483647
//> 0ms 2.50 7 4
//> 0ms {{15, 20}, {200, 50}} 215 1
//> 0ms 1099511627776 ff 010
//> 0ms 3>2>1
//> 0ms tableView:didSelectRowAtIndexPath:
