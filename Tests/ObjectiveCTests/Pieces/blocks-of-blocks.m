// NSArray category-like functions and blocks returning blocks
NSArray *(^mapArray)(NSArray *, id (^)(id)) = ^NSArray *(NSArray *input, id (^f)(id)) {
    NSMutableArray *out = [NSMutableArray arrayWithCapacity:input.count];
    for (id x in input) [out addObject:f(x) ?: [NSNull null]];
    return out;
};
NSLog(@"%@", [mapArray(@[@1, @2, @3], ^id(NSNumber *n) { return n.intValue == 2 ? nil : @(n.intValue * n.intValue); }) componentsJoinedByString:@" "]);
typedef int (^IntBlock)(int);
IntBlock (^makeAdder)(int) = ^IntBlock(int a) {
    return ^int(int b) { return a + b; };
};
NSLog(@"%d", makeAdder(3)(4));
__block int (^fact)(int) = nil;
fact = ^int(int n) { return n <= 1 ? 1 : n * fact(n - 1); };
NSLog(@"%d", fact(6));
int counter = 10;
void (^show)(void) = ^{ NSLog(@"captured %d", counter); };
counter = 20;
show();
__block int shared = 1;
void (^change)(void) = ^{ shared *= 5; };
shared = 2;
change();
NSLog(@"shared %d", shared);
NSMutableArray *queue = [NSMutableArray array];
for (int i = 0; i < 3; i++) { [queue addObject:[^{ NSLog(@"job %d", i); } copy]]; }
for (dispatch_block_t job in queue) job();

//> 0ms 1 <null> 9
//> 0ms 7
//> 0ms 720
//> 0ms captured 10
//> 0ms shared 10
//> 0ms job 0
//> 0ms job 1
//> 0ms job 2
