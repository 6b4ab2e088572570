// NSPredicate filters
NSArray *people = @[
    @{@"name": @"Ann", @"age": @31, @"city": @"Berlin"},
    @{@"name": @"bob", @"age": @17, @"city": @"Paris"},
    @{@"name": @"Cara", @"age": @45, @"city": @"berlin"},
    @{@"name": @"Dave", @"age": @22, @"city": [NSNull null]},
];
NSPredicate *adults = [NSPredicate predicateWithFormat:@"age >= 18"];
NSLog(@"%@", [[people filteredArrayUsingPredicate:adults] valueForKey:@"name"]);
NSPredicate *inCity = [NSPredicate predicateWithFormat:@"city ==[c] %@ AND age < %d", @"Berlin", 40];
NSLog(@"%lu", (unsigned long)[people filteredArrayUsingPredicate:inCity].count);
NSArray *names = [people valueForKeyPath:@"name"];
NSLog(@"%@", [names filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"SELF CONTAINS[cd] %@", @"a"]]);
NSLog(@"%@", [names filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"SELF BEGINSWITH 'b' OR SELF ENDSWITH 'e'"]]);
NSLog(@"%d", [[NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"1[3-9][0-9]{9}"] evaluateWithObject:@"13812345678"]);
NSLog(@"%d", [[NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,4}$"] evaluateWithObject:@"me@example"]);
NSMutableArray *numbers = [@[@1, @2, @3, @4, @5, @6] mutableCopy];
[numbers filterUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(NSNumber *n, NSDictionary *bindings) { return n.intValue % 2 == 0; }]];
NSLog(@"%@", [numbers componentsJoinedByString:@"+"]);
NSPredicate *both = [NSCompoundPredicate andPredicateWithSubpredicates:@[adults, [NSPredicate predicateWithFormat:@"name LIKE %@", @"D*"]]];
NSLog(@"%@", [[people filteredArrayUsingPredicate:both].firstObject objectForKey:@"name"]);
NSLog(@"%@", [names filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"SELF IN %@", @[@"Ann", @"bob"]]]);
NSLog(@"%@", [[people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"%K == %@", @"name", @"Cara"]] count] ? @"found" : @"none");
NSLog(@"%@", [[people filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"age BETWEEN {20, 40}"]] valueForKey:@"name"]);
NSLog(@"%@", [people valueForKeyPath:@"@max.age"]);
NSLog(@"%@", [people valueForKeyPath:@"@avg.age"]);
NSLog(@"%@", [people valueForKeyPath:@"@count"]);
NSLog(@"%@", [@[@1, @2, @3] valueForKeyPath:@"@sum.self"]);
NSLog(@"%@", [@[@1, @1, @3] valueForKeyPath:@"@distinctUnionOfObjects.self"]);
[[[self.phoneField rac_textSignal] filter:^BOOL(NSString *value) {
    NSPredicate *test = [NSPredicate predicateWithFormat:@"SELF MATCHES %@", @"\\d{4,}"];
    return [test evaluateWithObject:value];
}] subscribeNext:^(id x) { NSLog(@"phone %@", x); }];
//! self.phoneField.enter("123")
//! self.phoneField.enter("1234")

//> 0ms (\n    Ann,\n    Cara,\n    Dave\n)
//> 0ms 1
//> 0ms (\n    Ann,\n    Cara,\n    Dave\n)
//> 0ms (\n    bob,\n    Dave\n)
//> 0ms 1
//> 0ms 0
//> 0ms 2+4+6
//> 0ms Dave
//> 0ms (\n    Ann,\n    bob\n)
//> 0ms found
//> 0ms (\n    Ann,\n    Dave\n)
//> 0ms 45
//> 0ms 28.75
//> 0ms 4
//> 0ms 6
//> 0ms (\n    1,\n    3\n)
//> 0ms phone 1234
