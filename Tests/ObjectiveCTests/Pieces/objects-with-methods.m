// A loose method belongs to the objects of classes that are not declared as well, each with its own self.
- (NSString *)fullName { return [NSString stringWithFormat:@"%@ %@", self.first, self.last]; }
- (NSString *)greet:(NSString *)word by:(NSString *)name { return [NSString stringWithFormat:@"%@, %@ (%@)", word, self.first, name]; }
// The model has a name of its own.
- (NSString *)name { return self.model.name; }
Person *ann = [[Person alloc] init];
ann.first = @"Ann";
ann.last = @"Lee";
Person *bob = [Person new];
bob.first = @"Bob";
bob.last = @"Ray";
NSLog(@"%@, %@", [ann fullName], bob.fullName);
RACSubject *words = [RACSubject subject], *names = [RACSubject subject];
[[bob rac_liftSelector:@selector(greet:by:) withSignals:words, names, nil] subscribeNext:^(id x) { NSLog(@"%@", x); }];
[words sendNext:@"Hi"];
[names sendNext:@"ann"];
[words sendNext:@"Bye"];
[[ann rac_signalForSelector:@selector(setLast:)] subscribeNext:^(RACTuple *t) { NSLog(@"set to %@", t.first); }];
ann.last = @"Kay";
[ann setLast:@"May"];
NSLog(@"%d %d", [ann respondsToSelector:@selector(setLast:)], [ann respondsToSelector:@selector(fly)]);

//! self.model.name = "Sunset"
//! log(self.call("name"))

//> 0ms Ann Lee, Bob Ray
//> 0ms Hi, Bob (ann)
//> 0ms Bye, Bob (ann)
//> 0ms set to Kay
//> 0ms set to May
//> 0ms 1 0
//> 0ms Sunset
