// Objects of the app: made by alloc, equality, description, copying, KVC over lists, class checks
User *ann = [[User alloc] init];
ann.name = @"Ann"; ann.age = 31;
User *bob = [User new];
[bob setValue:@"Bob" forKey:@"name"];
[bob setAge:25];
NSArray *users = @[ann, bob];
NSLog(@"%@", [users valueForKey:@"name"]);
NSLog(@"%@", [users valueForKeyPath:@"@avg.age"]);
NSLog(@"%d %d %d", ann == bob, [ann isEqual:ann], [users containsObject:bob]);
NSLog(@"%lu", (unsigned long)[users indexOfObject:bob]);
NSLog(@"%@", [[users filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"age > 30 AND name BEGINSWITH 'A'"]].firstObject name]);
NSLog(@"%@", [[[users.rac_sequence map:^id(User *u) { return @(u.age); }] array] valueForKeyPath:@"@sum.self"]);
[RACObserve(ann, age) subscribeNext:^(NSNumber *age) { NSLog(@"age %@", age); }];
ann.age++;
ann.age += 2;
RAC(bob, name) = RACObserve(ann, name);
ann.name = @"Anna";
NSLog(@"%@", bob.name);
NSLog(@"%d", [ann respondsToSelector:@selector(name)] || YES);
NSDictionary *byName = [NSDictionary dictionaryWithObjects:users forKeys:[users valueForKey:@"name"]];
NSLog(@"%@", byName.allKeys.firstObject);

//> 0ms (\n    Ann,\n    Bob\n)
//> 0ms 28
//> 0ms 0 1 1
//> 0ms 1
//> 0ms Ann
//> 0ms 56
//> 0ms age 31
//> 0ms age 32
//> 0ms age 34
//> 0ms → bob.name = Ann
//> 0ms → bob.name = Anna
//> 0ms Anna
//> 0ms 1
//> 0ms Anna
