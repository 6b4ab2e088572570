// aggregate, scan, groupBy, collect, takeLast
RACSignal *orders = [@[@{@"item": @"tea", @"price": @4}, @{@"item": @"cake", @"price": @3.5}, @{@"item": @"tea", @"price": @4.5}].rac_sequence signalWithScheduler:[RACScheduler mainThreadScheduler]];
[[orders groupBy:^id(NSDictionary *order) { return order[@"item"]; } transform:^id(NSDictionary *order) { return order[@"price"]; }]
    subscribeNext:^(RACGroupedSignal *group) {
        [[group aggregateWithStart:@0 reduce:^id(NSNumber *sum, NSNumber *price) { return @(sum.doubleValue + price.doubleValue); }]
            subscribeNext:^(NSNumber *sum) { NSLog(@"%@: %@", group.key, sum); }];
    } completed:^{ NSLog(@"groups done"); }];
RACSignal *none = [RACSignal empty];
[[none aggregateWithStart:@"start" reduce:^id(id a, id b) { return b; }] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[none scanWithStart:@"start" reduce:^id(id a, id b) { return b; }] subscribeNext:^(id x) { NSLog(@"not %@", x); } completed:^{ NSLog(@"scan of nothing"); }];
[[none collect] subscribeNext:^(NSArray *x) { NSLog(@"collected %lu", (unsigned long)x.count); }];
RACSignal *three = [[RACSignal return:@1] concat:[[RACSignal return:@2] concat:[RACSignal return:@3]]];
[[three aggregateWithStartFactory:^id{ return [NSMutableArray array]; } reduce:^id(NSMutableArray *all, id next) {
    [all addObject:next];
    return all;
}] subscribeNext:^(NSArray *all) { NSLog(@"%@", [all componentsJoinedByString:@","]); }];
[[three aggregateWithStart:@0 reduceWithIndex:^id(NSNumber *sum, NSNumber *n, NSUInteger index) {
    return @(sum.integerValue + n.integerValue * 10 * index);
}] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[three combinePreviousWithStart:@0 reduce:^id(NSNumber *a, NSNumber *b) { return [NSString stringWithFormat:@"%@→%@", a, b]; }]
    subscribeNext:^(id x) { NSLog(@"%@", x); }];
[[three takeLast:2] subscribeNext:^(id x) { NSLog(@"last %@", x); }];

//> 0ms start
//> 0ms scan of nothing
//> 0ms collected 0
//> 0ms 1,2,3
//> 0ms 80
//> 0ms 0→1
//> 0ms 1→2
//> 0ms 2→3
//> 0ms last 2
//> 0ms last 3
//> 0ms groups done
//> 0ms tea: 8.5
//> 0ms cake: 3.5
