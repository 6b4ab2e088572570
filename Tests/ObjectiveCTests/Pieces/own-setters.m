// A binding sets a property by its setter, and its observers get what the getter gives.
- (void)setName:(NSString *)name { _name = [name uppercaseString]; }
- (NSString *)title { return [NSString stringWithFormat:@"<%@>", _title]; }
- (void)viewDidLoad {
  RACSubject *names = [RACSubject subject];
  RAC(self, name) = names;
  RAC(self, title) = names;
  [RACObserve(self, name) subscribeNext:^(id x) { NSLog(@"name %@", x); }];
  [[RACObserve(self, title) skip:1] subscribeNext:^(id x) { NSLog(@"title %@", x); }];
  [names sendNext:@"ann"];
  [names sendNext:@"bob"];
  self.name = @"cid";
}

//> 0ms name (null)
//> 0ms → self.name = ann
//> 0ms name ANN
//> 0ms → self.title = ann
//> 0ms title <ann>
//> 0ms → self.name = bob
//> 0ms name BOB
//> 0ms → self.title = bob
//> 0ms title <bob>
//> 0ms name CID
