// Collections by key paths
NSArray *orders = @[@{@"id": @1, @"total": @10.5, @"items": @[@"a", @"b"]}, @{@"id": @2, @"total": @4, @"items": @[@"c", @"a"]}];
NSLog(@"%@ of %@", [orders valueForKeyPath:@"@sum.total"], [orders valueForKeyPath:@"@count"]);
NSLog(@"%@", [[orders valueForKeyPath:@"@unionOfArrays.items"] componentsJoinedByString:@" "]);
NSLog(@"%@", [[orders valueForKeyPath:@"@distinctUnionOfArrays.items"] componentsJoinedByString:@" "]);
NSDictionary *prices = @{@"pear": @2, @"fig": @5, @"plum": @1};
NSArray *dearest = [prices keysSortedByValueUsingComparator:^NSComparisonResult(NSNumber *a, NSNumber *b) { return [b compare:a]; }];
NSLog(@"%@", [dearest componentsJoinedByString:@" "]);
NSLog(@"%@", [[prices keysSortedByValueUsingSelector:@selector(compare:)] componentsJoinedByString:@" "]);

//> 0ms 14.5 of 2
//> 0ms a b c a
//> 0ms a b c
//> 0ms fig pear plum
//> 0ms plum pear fig
