// Collections: mutable, nested, literals, printing
NSMutableDictionary *order = [@{@"id": @7, @"lines": @[@{@"sku": @"a-1", @"n": @2}]} mutableCopy];
order[@"note"] = @"今天";
order[@"empty"] = @[];
order[@"gone"] = [NSNull null];
NSLog(@"%@", order);
[order removeObjectForKey:@"gone"];
[order enumerateKeysAndObjectsUsingBlock:^(NSString *key, id obj, BOOL *stop) {
    if ([key isEqualToString:@"note"]) { NSLog(@"stop at %@", key); *stop = YES; }
}];
NSMutableArray *stack = [NSMutableArray arrayWithCapacity:4];
[stack addObject:@"a"]; [stack insertObject:@"b" atIndex:0]; [stack addObjectsFromArray:@[@"c", @"d"]];
[stack exchangeObjectAtIndex:0 withObjectAtIndex:1];
[stack removeObjectAtIndex:2];
stack[1] = @"B";
[stack enumerateObjectsUsingBlock:^(NSString *s, NSUInteger idx, BOOL *stop) { NSLog(@"%lu %@", (unsigned long)idx, s); }];
NSUInteger where = [stack indexOfObject:@"zz"];
if (where == NSNotFound) NSLog(@"not found");
NSSet *set = [NSSet setWithArray:@[@1, @1, @2]];
NSLog(@"%lu %d", (unsigned long)set.count, [set containsObject:@2]);
NSOrderedSet *ordered = [NSOrderedSet orderedSetWithObjects:@"q", @"r", @"q", nil];
NSLog(@"%@", [ordered.rac_sequence.array componentsJoinedByString:@","]);
NSIndexSet *indexes = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(1, 2)];
NSLog(@"%@", [[indexes.rac_sequence map:^id(NSNumber *i) { return stack[i.unsignedIntegerValue]; }] array]);
NSLog(@"%@", [[[@[@1, @2] objectEnumerator].rac_sequence map:^id(NSNumber *n) { return @(n.intValue + 1); }].array lastObject]);
NSLog(@"%@", [@"héllo" rac_sequence].array);
NSLog(@"%@ %@", [@[@{@"n": @1}, @{@"n": @5}] valueForKeyPath:@"@sum.n"], [@[@{@"n": @1}, @{@"n": @5}] valueForKeyPath:@"n"]);

//> 0ms {\n    empty =     (\n    );\n    gone = "<null>";\n    id = 7;\n    lines =     (\n                {\n            n = 2;\n            sku = "a-1";\n        }\n    );\n    note = "\\U4eca\\U5929";\n}
//> 0ms stop at note
//> 0ms 0 a
//> 0ms 1 B
//> 0ms 2 d
//> 0ms not found
//> 0ms 2 1
//> 0ms q,r
//> 0ms (\n    B,\n    d\n)
//> 0ms 3
//> 0ms (\n    h,\n    "\\U00e9",\n    l,\n    l,\n    o\n)
//> 0ms 6 (\n    1,\n    5\n)
