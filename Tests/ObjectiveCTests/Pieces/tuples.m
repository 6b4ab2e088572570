[[RACSignal combineLatest:@[RACObserve(self, width), RACObserve(self, height), RACObserve(self, title)]] subscribeNext:^(RACTuple *tuple) {
    RACTupleUnpack(NSNumber *width, NSNumber *height, NSString *title) = tuple;
    NSLog(@"%@: %.1f", title ?: @"untitled", width.floatValue * height.floatValue);
}];
self.width = @2;
self.height = @1.5;
self.title = @"box";
RACSignal *zipped = [RACSignal zip:@[@[@1, @2, @3].rac_sequence.signal, @[@"a", @"b"].rac_sequence.signal]];
[zipped subscribeNext:^(RACTuple *t) {
    NSLog(@"%@ %@", [t objectAtIndex:0], t.second);
} completed:^{ NSLog(@"zip ends"); }];
NSArray *names = [[@[RACTuplePack(@"a", @1), RACTuplePack(@"b", @2)].rac_sequence reduceEach:^id(NSString *name, NSNumber *n) {
    return [NSString stringWithFormat:@"%@%@", name, n];
}] array];
NSLog(@"%@", [names componentsJoinedByString:@" "]);

//> 0ms untitled: 0.0
//> 0ms untitled: 0.0
//> 0ms untitled: 3.0
//> 0ms box: 3.0
//> 0ms a1 b2
//> 0ms [background] 1 a
//> 0ms [background] 2 b
//> 0ms [background] zip ends
