[RACObserve(self, user.address.city) subscribeNext:^(NSString *city) { NSLog(@"city %@", city); }];
[[self rac_valuesForKeyPath:@keypath(self, score) observer:self] subscribeNext:^(NSNumber *score) { NSLog(@"score %@", score); }];
RAC(self, label.text, @"nobody") = RACObserve(self, user.name);
[[RACSignal return:@7] setKeyPath:@"score" onObject:self];
self.user = [User new];
self.user.name = @"Ann";
self.user.address = [Address new];
self.user.address.city = @"Oslo";
self.user.address = nil;
self.user = nil;

//> 0ms city (null)
//> 0ms score (null)
//> 0ms → self.label.text = nobody
//> 0ms → self.score = 7
//> 0ms score 7
//> 0ms city (null)
//> 0ms → self.label.text = nobody
//> 0ms → self.label.text = Ann
//> 0ms city (null)
//> 0ms city Oslo
//> 0ms city (null)
//> 0ms city (null)
//> 0ms → self.label.text = nobody
