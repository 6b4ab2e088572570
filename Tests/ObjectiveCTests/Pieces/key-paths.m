// KVO key paths
@property (nonatomic, strong) NSDictionary *config;
self.user = [[User alloc] init];
[RACObserve(self, user.name) subscribeNext:^(NSString *name) { NSLog(@"name: %@", name); }];
self.user.name = @"A";
User *other = [User new];
other.name = @"B";
self.user = other;
[self.user setValue:@"C" forKey:@"name"];
[self setValue:@"D" forKeyPath:@"user.name"];
self.user = nil;
NSLog(@"%@", [self valueForKeyPath:@"user.name"]);
RACSignal *age = [other rac_valuesForKeyPath:@keypath(other, age) observer:self];
[[[age skip:1] distinctUntilChanged] subscribeNext:^(NSNumber *x) { NSLog(@"age %@", x); }];
other.age = @3;
other.age = @3;
other.age = @4;
[[RACObserve(other, age) combinePreviousWithStart:@0 reduce:^id(NSNumber *previous, NSNumber *current) {
    return RACTuplePack(previous, current);
}] subscribeNext:^(RACTuple *t) { NSLog(@"%@ -> %@", t.first, t.second); }];
other.age = @(other.age.integerValue + 10);
NSLog(@"%@", NSStringFromSelector(@selector(setName:)));
[[[other rac_valuesAndChangesForKeyPath:@"age" options:NSKeyValueObservingOptionNew observer:nil] map:^id(RACTuple *t) { return t.second[NSKeyValueChangeNewKey]; }] subscribeNext:^(id x) { NSLog(@"new %@", x); }];
other.age = @99;

//> 0ms name: (null)
//> 0ms name: A
//> 0ms name: B
//> 0ms name: C
//> 0ms name: D
//> 0ms name: (null)
//> 0ms (null)
//> 0ms age 3
//> 0ms age 4
//> 0ms 0 -> 4
//> 0ms age 14
//> 0ms 4 -> 14
//> 0ms setName:
//> 0ms age 99
//> 0ms 14 -> 99
//> 0ms new 99
