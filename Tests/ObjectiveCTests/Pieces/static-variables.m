// static in blocks & methods
- (NSInteger)next {
    static NSInteger n = 10;
    n += 1;
    return n;
}
void (^hit)(void) = ^{
    static int hits = 0;
    hits++;
    NSLog(@"hit %d", hits);
};
hit(); hit();
NSLog(@"%ld %ld", (long)[self next], (long)[self next]);
[[[RACSignal interval:1 onScheduler:[RACScheduler mainThreadScheduler]] take:2] subscribeNext:^(id x) {
    static BOOL first = YES;
    NSLog(@"%@", first ? @"first" : @"later");
    first = NO;
}];

//> 0ms hit 1
//> 0ms hit 2
//> 0ms 11 12
//> 1000ms first
//> 2000ms later
