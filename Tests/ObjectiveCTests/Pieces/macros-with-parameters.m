#define SQUARE(x) ((x) * (x))
#define LARGER(a, b) ((a) > (b) ? (a) : (b))
#define SAY(format, ...) NSLog((@"> " format), __VA_ARGS__)
#define LOADED(name) name##View
#define ON_MAIN(block) dispatch_async(dispatch_get_main_queue(), block)

NSLog(@"%d %d", SQUARE(3), SQUARE(SQUARE(1 + 1)));
NSLog(@"%d", LARGER(SQUARE(2), (int)[@"abc, d" length]));
SAY(@"%@ and %d", @"a", LARGER(1, 2));
[[RACSignal return:@4] subscribeNext:^(NSNumber *x) {
  ON_MAIN(^{ NSLog(@"%d", SQUARE(x.intValue)); });
  SHOW_HUD(x, ^{ NSLog(@"run"); });
}];

//> 0ms 9 16
//> 0ms 6
//> 0ms > a and 2
//> 0ms → SHOW_HUD(4, <__NSGlobalBlock__: 0x…>)
//> 0ms run
//> 0ms 16
