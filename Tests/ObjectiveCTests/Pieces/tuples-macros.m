// RACTuple and its macros
RACTuple *point = RACTuplePack(@3, @4);
RACTupleUnpack(NSNumber *x, NSNumber *y) = point;
NSLog(@"%@ %@ %lu", x, y, (unsigned long)point.count);
NSLog(@"%.1f", sqrt(pow(x.doubleValue, 2) + pow(y.doubleValue, 2)));
RACTuple *holes = RACTuplePack(@"a", nil, @"c");
NSLog(@"%@|%@|%@|%@", holes.first, holes.second, holes.third, holes.fourth);
RACTuple *more = [holes tupleByAddingObject:@"d"];
NSLog(@"%@ %lu", more.last, (unsigned long)more.count);
NSLog(@"%@", [point isEqual:RACTuplePack(@3, @4)] ? @"equal" : @"different");
NSLog(@"%@", [[RACTuple tupleWithObjectsFromArray:@[@1, [NSNull null]] convertNullsToNils:YES] second]);
NSLog(@"%@", [RACTuple tupleWithObjects:@"p", @"q", nil].allObjects);
for (id each in point) NSLog(@"each %@", each);
RACSignal *names = [@[@"ann", @"bob"].rac_sequence.signal collect];
[[RACSignal zip:@[[RACSignal return:@"first"], [RACSignal return:nil]]] subscribeNext:^(RACTuple *t) {
    NSLog(@"%@ %@ %@", t[0], t[1], t);
}];
[[[RACSignal return:RACTuplePack(@2, @5)] reduceEach:^id(NSNumber *a, NSNumber *b) {
    return @(a.intValue * b.intValue);
}] subscribeNext:^(id product) { NSLog(@"product %@", product); }];
[[[RACSignal return:RACTuplePack(^(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); }, @2, @5)] reduceApply]
    subscribeNext:^(id sum) { NSLog(@"sum %@", sum); }];
[names subscribeNext:^(NSArray *all) { NSLog(@"%@", [all componentsJoinedByString:@"+"]); }];

//> 0ms 3 4 2
//> 0ms 5.0
//> 0ms a|(null)|c|(null)
//> 0ms d 4
//> 0ms equal
//> 0ms (null)
//> 0ms (\n    p,\n    q\n)
//> 0ms each 3
//> 0ms each 4
//> 0ms first (null) <RACTuple: 0x…> (\n    first,\n    "<null>"\n)
//> 0ms product 10
//> 0ms sum 7
//> 0ms [background] ann+bob
