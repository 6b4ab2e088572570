// RACSequence: laziness, early end, tuples, dictionaries
NSArray *numbers = @[@1, @2, @3, @4, @5, @6];
RACSequence *lazy = [numbers.rac_sequence map:^id(NSNumber *n) {
    NSLog(@"map %@", n);
    return @(n.integerValue * n.integerValue);
}];
NSLog(@"head %@", lazy.head);
NSLog(@"head again %@", lazy.head);
NSLog(@"first above 5: %@", [lazy objectPassingTest:^BOOL(NSNumber *n) { return n.integerValue > 5; }]);
NSLog(@"%@", [[[numbers.rac_sequence takeWhileBlock:^BOOL(NSNumber *n) { return n.intValue < 4; }] array] componentsJoinedByString:@" "]);
NSLog(@"%@", [[[numbers.rac_sequence skipUntilBlock:^BOOL(NSNumber *n) { return n.intValue > 4; }] array] componentsJoinedByString:@" "]);
RACSequence *pairs = [RACSequence zip:@[numbers.rac_sequence, @[@"a", @"b"].rac_sequence]];
for (RACTuple *pair in pairs) {
    RACTupleUnpack(NSNumber *n, NSString *letter) = pair;
    NSLog(@"%@%@", letter, n);
}
NSDictionary *ages = @{@"ann": @31, @"bob": @17};
NSArray *adults = [[[ages.rac_sequence filter:^BOOL(RACTuple *entry) {
    return [entry.second integerValue] >= 18;
}] map:^id(RACTuple *entry) { return [entry.first capitalizedString]; }] array];
NSLog(@"%@", adults.firstObject);
NSLog(@"%@", [[[numbers.rac_sequence scanWithStart:@0 reduceWithIndex:^id(NSNumber *sum, NSNumber *n, NSUInteger i) {
    return @(sum.integerValue + n.integerValue * (NSInteger)i);
}] array] componentsJoinedByString:@","]);
NSLog(@"%@", [[numbers.rac_sequence combinePreviousWithStart:@0 reduce:^id(NSNumber *a, NSNumber *b) {
    return @(b.intValue - a.intValue);
}].array componentsJoinedByString:@","]);
NSLog(@"%@", [numbers.rac_sequence foldLeftWithStart:@"" reduce:^id(NSString *text, NSNumber *n) {
    return [text stringByAppendingFormat:@"%@", n];
}]);
NSLog(@"%@ %@", [RACSequence empty].head, [[[RACSequence return:@7] startWith:@6].array componentsJoinedByString:@"-"]);
NSLog(@"%d", [[[@[@1, @1, @2].rac_sequence distinctUntilChanged] array] count] == 2);

//> 0ms map 1
//> 0ms head 1
//> 0ms head again 1
//> 0ms map 2
//> 0ms map 3
//> 0ms first above 5: 9
//> 0ms 1 2 3
//> 0ms 5 6
//> 0ms a1
//> 0ms b2
//> 0ms Ann
//> 0ms 0,2,8,20,40,70
//> 0ms 1,1,1,1,1,1
//> 0ms 123456
//> 0ms (null) 6-7
//> 0ms 1
