@property (nonatomic, copy) NSArray *contacts;
@property (nonatomic, strong) User *user;

[[RACObserve(self, contacts) map:^id(NSArray *contacts) {
    return @(contacts.count);
}] subscribeNext:^(NSNumber *count) {
    NSLog(@"%@ contacts", count);
}];
RAC(self, title) = [RACObserve(self, user.name) map:^id(NSString *name) {
    return name.length ? [@"Hello, " stringByAppendingString:name] : @"Hello";
}];
[RACObserve(self, title) subscribeNext:^(NSString *title) {
    NSLog(@"title: %@", title);
}];
self.contacts = @[@"Ann", @"Bob"];
self.contacts = [self.contacts arrayByAddingObject:@"Carl"];
User *user = [User new];
user.name = @"Zoe";
self.user = user;
user.name = @"Zora";
self.user = nil;
[self setValue:@[] forKey:@"contacts"];
NSLog(@"%@", [self valueForKeyPath:@"user.name"]);

//> 0ms 0 contacts
//> 0ms → self.title = Hello
//> 0ms title: Hello
//> 0ms 2 contacts
//> 0ms 3 contacts
//> 0ms → self.title = Hello, Zoe
//> 0ms title: Hello, Zoe
//> 0ms → self.title = Hello, Zora
//> 0ms title: Hello, Zora
//> 0ms → self.title = Hello
//> 0ms title: Hello
//> 0ms 0 contacts
//> 0ms (null)
