// sequences
NSArray *words = @[@"reactive", @"cocoa", @"signal", @"bind"];
NSArray *lengths = [[words.rac_sequence map:^id(NSString *w) { return @(w.length); }] array];
NSLog(@"%@", [lengths componentsJoinedByString:@" "]);
NSNumber *total = [lengths.rac_sequence foldLeftWithStart:@0 reduce:^id(NSNumber *acc, NSNumber *v) {
    return @(acc.integerValue + v.integerValue);
}];
NSString *right = [words.rac_sequence foldRightWithStart:@"!" reduce:^id(NSString *w, RACSequence *rest) {
    return [NSString stringWithFormat:@"%c%@", [w characterAtIndex:0], rest.head];
}];
NSLog(@"%@ %@", total, right);
NSLog(@"any %d all %d", [words.rac_sequence any:^BOOL(NSString *w) { return [w hasPrefix:@"c"]; }],
      [words.rac_sequence all:^BOOL(NSString *w) { return w.length > 4; }]);
NSLog(@"%@", [words.rac_sequence objectPassingTest:^BOOL(NSString *w) { return w.length == 6; }]);
RACSequence *zipped = [RACSequence zip:@[words.rac_sequence, lengths.rac_sequence] reduce:^id(NSString *w, NSNumber *n) {
    return [NSString stringWithFormat:@"%@:%@", w, n];
}];
for (NSString *pair in zipped) { NSLog(@"%@", pair); }
NSDictionary *d = @{@"a": @1, @"b": @2, @"c": @3};
[d.rac_sequence.signal subscribeNext:^(RACTuple *t) {
    RACTupleUnpack(NSString *key, NSNumber *value) = t;
    NSLog(@"%@=%@", key, value);
} completed:^{ NSLog(@"seq done"); }];
NSLog(@"%@", [[[d.rac_keySequence filter:^BOOL(id k) { return ![k isEqual:@"b"]; }] array] componentsJoinedByString:@"/"]);
RACSequence *naturals = [RACSequence sequenceWithHeadBlock:^id{ return @1; } tailBlock:^RACSequence *{
    return [RACSequence sequenceWithHeadBlock:^id{ return @2; } tailBlock:^RACSequence *{ return [RACSequence return:@3]; }];
}];
NSLog(@"%@", naturals.array);
NSLog(@"%@ %@", [words.rac_sequence.tail.head uppercaseString], [[words.rac_sequence skip:2] take:1].array);
NSArray *flat = [[@[@[@1, @2], @[@3]].rac_sequence flattenMap:^RACStream *(NSArray *a) { return a.rac_sequence; }] array];
NSLog(@"%@", flat);
NSLog(@"%@", [[@"abc".rac_sequence map:^id(NSString *c) { return [c stringByAppendingString:c]; }].array componentsJoinedByString:@""]);
NSLog(@"%@", [[[@[@3, @1, @2].rac_sequence scanWithStart:@0 reduce:^id(NSNumber *a, NSNumber *b) { return @(a.intValue + b.intValue); }] array] componentsJoinedByString:@","]);
NSSet *unique = [NSSet setWithArray:@[@1, @2, @2]];
NSLog(@"%lu %d", (unsigned long)unique.count, [unique containsObject:@2]);
NSLog(@"%@", [[words.rac_sequence concat:@[@"end"].rac_sequence] array].lastObject);

//> 0ms 8 5 6 4
//> 0ms 23 rcsb!
//> 0ms any 1 all 0
//> 0ms signal
//> 0ms reactive:8
//> 0ms cocoa:5
//> 0ms signal:6
//> 0ms bind:4
//> 0ms a/c
//> 0ms (\n    1,\n    2,\n    3\n)
//> 0ms COCOA (\n    signal\n)
//> 0ms (\n    1,\n    2,\n    3\n)
//> 0ms aabbcc
//> 0ms 3,4,6
//> 0ms 2 1
//> 0ms end
//> 0ms [background] a=1
//> 0ms [background] b=2
//> 0ms [background] c=3
//> 0ms [background] seq done
