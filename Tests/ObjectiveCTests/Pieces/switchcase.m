RACSubject *kind = [RACSubject subject];
[[RACSignal switch:kind cases:@{@"a": [RACSignal return:@1], @"b": [[RACSignal return:@2] delay:1]} default:[RACSignal return:@0]] subscribeNext:^(id x) { NSLog(@"case %@", x); }];
[[RACSignal if:[kind map:^id(id x) { return @([x isEqualToString:@"a"]); }] then:[RACSignal return:@"then"] else:[RACSignal return:@"else"]] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[kind sendNext:@"a"];
[kind sendNext:@"b"];
[kind sendNext:@"c"];
RACSignal *grouped = [[@[@"apple", @"avocado", @"banana", @"blueberry", @"cherry"].rac_sequence.signal groupBy:^id<NSCopying>(NSString *fruit) {
    return [fruit substringToIndex:1];
}] flattenMap:^RACStream *(RACGroupedSignal *group) {
    return [[group collect] map:^id(NSArray *fruits) {
        return RACTuplePack(group.key, @(fruits.count));
    }];
}];
[grouped subscribeNext:^(RACTuple *pair) {
    RACTupleUnpack(NSString *key, NSNumber *count) = pair;
    NSLog(@"%@: %@", key, count);
}];
[[[[RACSignal return:@[@1, @2]] flattenMap:^(NSArray *list) { return list.rac_sequence.signal; }] any:^BOOL(NSNumber *n) { return n.intValue == 2; }] subscribeNext:^(id x) { NSLog(@"any %@", x); }];
[[[RACSignal combineLatest:@[[RACSignal return:@YES], [RACSignal return:@NO]]] and] subscribeNext:^(id x) { NSLog(@"and %@", x); }];
[[[[RACSignal return:@YES] not] logNext] subscribeCompleted:^{ NSLog(@"not done"); }];

//> 0ms case 1
//> 0ms then
//> 0ms else
//> 0ms case 0
//> 0ms else
//> 0ms and 0
//> 0ms return:1.map.not next: false
//> 0ms not done
//> 0ms [background] any 1
//> 0ms [background] a: 2
//> 0ms [background] b: 2
//> 0ms [background] c: 1
