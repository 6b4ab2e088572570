// arrays
NSMutableArray *a = [@[@5, @3, @9, @1] mutableCopy];
[a sortUsingComparator:^NSComparisonResult(NSNumber *x, NSNumber *y) { return [x compare:y]; }];
NSLog(@"%@", [a componentsJoinedByString:@" "]);
NSArray *desc = [a sortedArrayUsingComparator:^NSComparisonResult(id x, id y) {
    if ([x integerValue] > [y integerValue]) return NSOrderedAscending;
    if ([x integerValue] < [y integerValue]) return (NSComparisonResult)NSOrderedDescending;
    return NSOrderedSame;
}];
NSLog(@"%@", desc);
[a enumerateObjectsUsingBlock:^(NSNumber *obj, NSUInteger idx, BOOL *stop) {
    NSLog(@"%lu: %@", (unsigned long)idx, obj);
    if (idx == 1) *stop = YES;
}];
[a enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(id obj, NSUInteger idx, BOOL *stop) { NSLog(@"%@", obj); }];
NSUInteger found = [a indexOfObjectPassingTest:^BOOL(id obj, NSUInteger idx, BOOL *stop) { return [obj intValue] > 4; }];
NSLog(@"%lu", (unsigned long)found);
NSLog(@"%@", [a subarrayWithRange:NSMakeRange(1, 2)]);
[a exchangeObjectAtIndex:0 withObjectAtIndex:3];
[a removeObjectAtIndex:1];
[a insertObject:@"x" atIndex:0];
[a replaceObjectAtIndex:1 withObject:@{@"k": @[@1, @"two words"]}];
NSLog(@"%@", a);
NSArray *reversed = [[@[@1, @2, @3] reverseObjectEnumerator] allObjects];
NSLog(@"%@ %@", reversed.firstObject, [reversed objectAtIndex:2]);
NSArray *more = [[reversed arrayByAddingObject:@0] arrayByAddingObjectsFromArray:@[@-1]];
NSLog(@"%lu %d", (unsigned long)more.count, [more containsObject:@0]);
NSArray *people = @[@{@"n": @"B", @"a": @2}, @{@"n": @"A", @"a": @2}, @{@"n": @"C", @"a": @1}];
NSSortDescriptor *byAge = [NSSortDescriptor sortDescriptorWithKey:@"a" ascending:NO];
NSSortDescriptor *byName = [[NSSortDescriptor alloc] initWithKey:@"n" ascending:YES];
NSLog(@"%@", [[[people sortedArrayUsingDescriptors:@[byAge, byName]] valueForKey:@"n"] componentsJoinedByString:@""]);
NSMutableSet *set = [NSMutableSet set];
[set addObject:@"a"]; [set addObject:@"a"]; [set addObject:@"b"];
[set removeObject:@"b"];
NSLog(@"%@ %lu", set.anyObject, (unsigned long)[set count]);
NSMutableDictionary *groups = [NSMutableDictionary new];
for (NSDictionary *p in people) {
    NSNumber *key = p[@"a"];
    if (!groups[key]) groups[key] = [NSMutableArray array];
    [groups[key] addObject:p[@"n"]];
}
NSLog(@"%@", [groups[@2] componentsJoinedByString:@","]);
[@{@"only": @"one"} enumerateKeysAndObjectsUsingBlock:^(id key, id obj, BOOL *stop) { NSLog(@"%@ -> %@", key, obj); }];
NSIndexSet *indexes = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
NSLog(@"%@", [people objectsAtIndexes:indexes].lastObject[@"n"]);
NSLog(@"%@", [@[@"a", @"b"] isEqualToArray:@[@"a", @"b"]] ? @"YES" : @"NO");
NSOrderedSet *os = [NSOrderedSet orderedSetWithArray:@[@3, @1, @3]];
NSLog(@"%@", [os.array componentsJoinedByString:@","]);
NSMutableArray *stack = [NSMutableArray arrayWithObjects:@"1", @"2", nil];
[stack removeLastObject];
[stack removeObject:@"1"];
NSLog(@"%@ %@", stack, stack.firstObject);
for (id obj in [@[@1, @2] objectEnumerator]) NSLog(@"%@", obj);
NSString *keys = [[[@{@"z": @1, @"y": @2} allKeys] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@""];
NSLog(@"%@", keys);

//> 0ms 1 3 5 9
//> 0ms (\n    9,\n    5,\n    3,\n    1\n)
//> 0ms 0: 1
//> 0ms 1: 3
//> 0ms 9
//> 0ms 5
//> 0ms 3
//> 0ms 1
//> 0ms 2
//> 0ms (\n    3,\n    5\n)
//> 0ms (\n    x,\n        {\n        k =         (\n            1,\n            "two words"\n        );\n    },\n    5,\n    1\n)
//> 0ms 3 1
//> 0ms 5 1
//> 0ms ABC
//> 0ms a 1
//> 0ms B,A
//> 0ms only -> one
//> 0ms A
//> 0ms YES
//> 0ms 3,1
//> 0ms (\n) (null)
//> 0ms 1
//> 0ms 2
//> 0ms yz
