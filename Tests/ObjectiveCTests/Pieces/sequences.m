NSArray *numbers = @[@1, @2, @3, @4, @5, @6, @7, @8, @9];

RACSequence *evenSquares = [[numbers.rac_sequence
    filter:^BOOL(NSNumber *n) { return n.integerValue % 2 == 0; }]
    map:^id(NSNumber *n) { return @(n.integerValue * n.integerValue); }];
NSLog(@"%@", evenSquares.array);

NSNumber *sum = [numbers.rac_sequence foldLeftWithStart:@0 reduce:^id(NSNumber *accumulator, NSNumber *value) {
    return @(accumulator.intValue + value.intValue);
}];
NSLog(@"sum %@, average %.2f, %ld%%", sum, sum.doubleValue / numbers.count, (long)(100 * numbers.count / 10));

RACSequence *letters = [@"A B C" componentsSeparatedByString:@" "].rac_sequence;
RACSequence *pairs = [RACSequence zip:@[letters, numbers.rac_sequence] reduce:^id(NSString *letter, NSNumber *n) {
    return [letter stringByAppendingFormat:@"%@", n];
}];
NSLog(@"%@", [pairs.array componentsJoinedByString:@","]);

NSLog(@"%@", [[letters concat:@[@"x", @"y"].rac_sequence] array].lastObject);
NSLog(@"any %d all %d", [numbers.rac_sequence any:^BOOL(NSNumber *n) { return n.intValue > 8; }], [numbers.rac_sequence all:^BOOL(NSNumber *n) { return n.intValue > 1; }]);
NSLog(@"head %@ tail %lu", numbers.rac_sequence.head, (unsigned long)numbers.rac_sequence.tail.array.count);
NSLog(@"found %@", [numbers.rac_sequence objectPassingTest:^BOOL(id value) { return [value integerValue] > 3; }]);

NSDictionary *people = @{ @"Ann": @31, @"Bob": @17 };
[people.rac_sequence.signal subscribeNext:^(RACTuple *tuple) {
    RACTupleUnpack(NSString *name, NSNumber *age) = tuple;
    NSLog(@"%@ is %@", name, age);
} completed:^{
    NSLog(@"all people");
}];
NSArray *adults = [[people.rac_sequence filter:^BOOL(RACTuple *pair) {
    return [pair.second integerValue] >= 18;
}] map:^id(RACTuple *pair) {
    return pair.first;
}].array;
NSLog(@"%@", adults);

//> 0ms (\n    4,\n    16,\n    36,\n    64\n)
//> 0ms sum 45, average 5.00, 90%
//> 0ms A1,B2,C3
//> 0ms y
//> 0ms any 1 all 0
//> 0ms head 1 tail 8
//> 0ms found 4
//> 0ms (\n    Ann\n)
//> 0ms [background] Ann is 31
//> 0ms [background] Bob is 17
//> 0ms [background] all people
