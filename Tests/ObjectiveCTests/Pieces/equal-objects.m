// distinctUntilChanged, ignore: and collections compare by isEqual:, also objects that were made apart.
RACSubject *items = [RACSubject subject];
[[items distinctUntilChanged] subscribeNext:^(NSArray *list) { NSLog(@"%@", [list componentsJoinedByString:@","]); }];
[items sendNext:@[@1, @2]];
[items sendNext:[@[@1, @2] mutableCopy]];
[items sendNext:[NSMutableArray arrayWithObjects:@1, @2, nil]];
[items sendNext:@[@3]];
NSMutableDictionary *heights = [NSMutableDictionary dictionary];
heights[[NSIndexPath indexPathForRow:3 inSection:1]] = @44.5;
NSLog(@"%@ %@", heights[[NSIndexPath indexPathForRow:3 inSection:1]], heights[[NSIndexPath indexPathForRow:1 inSection:3]]);
RACSubject *urls = [RACSubject subject];
[[[urls ignore:[NSURL URLWithString:@"http://a"]] distinctUntilChanged] subscribeNext:^(id x) { NSLog(@"%@", x); }];
for (NSString *url in @[@"http://a", @"http://b", @"http://b"]) [urls sendNext:[NSURL URLWithString:url]];
NSLog(@"%d %d", [@[NSNull.null] isEqual:@[[NSNull null]]], [@[@"a".mutableCopy] isEqualToArray:@[@"a"]]);

//> 0ms 1,2
//> 0ms 3
//> 0ms 44.5 (null)
//> 0ms http://b
//> 0ms 1 1
