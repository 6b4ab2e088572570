// JSON with nulls, guarded as apps do
NSDictionary *user = @{@"name": @"Ann", @"avatar": [NSNull null], @"tags": @[@"a", [NSNull null]]};
id avatar = user[@"avatar"];
if ([avatar isKindOfClass:[NSNull class]]) NSLog(@"no avatar");
if ([avatar isEqual:[NSNull null]]) NSLog(@"equal");
if (avatar == [NSNull null]) NSLog(@"same");
if (avatar && avatar != NSNull.null) NSLog(@"never");
NSString *url = [avatar isKindOfClass:NSString.class] ? avatar : @"default.png";
NSLog(@"%@", url);
NSArray *tags = [user[@"tags"] filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(id t, NSDictionary *b) { return ![t isEqual:[NSNull null]]; }]];
NSLog(@"%@", tags);
NSLog(@"%@", [user[@"missing"] description]);
NSLog(@"%d %d", [user[@"name"] isKindOfClass:[NSString class]], [user isKindOfClass:[NSDictionary class]]);
NSLog(@"%@", NSStringFromClass([user[@"tags"] class]));
[[[RACSignal return:user] map:^id(NSDictionary *u) { return [u valueForKeyPath:@"name.length"]; }] subscribeNext:^(NSNumber *n) { NSLog(@"%@", n); }];
NSArray *numbers = @[@3, @1, @2];
NSLog(@"%@ %@", [numbers valueForKeyPath:@"@max.self"], [numbers valueForKeyPath:@"@avg.self"]);

//> 0ms no avatar
//> 0ms equal
//> 0ms same
//> 0ms default.png
//> 0ms (\n    a\n)
//> 0ms (null)
//> 0ms 1 1
//> 0ms NSArray
//> 0ms 3
//> 0ms 3 2
