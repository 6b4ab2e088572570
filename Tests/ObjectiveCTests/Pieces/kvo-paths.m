// KVO: paths, changes of objects on the way, old and new values
@property (nonatomic, strong) User *user;
@property (nonatomic, copy) NSString *name;
//! self.user = object("User", name: "Ann", address: object("Address", city: "Rome"))
[RACObserve(self, user.address.city) subscribeNext:^(NSString *city) { NSLog(@"city %@", city); }];
[[self rac_valuesAndChangesForKeyPath:@"name" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld observer:self] subscribeNext:^(RACTuple *x) {
    NSDictionary *change = x.second;
    NSLog(@"%@ (%@ → %@)", x.first, change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey]);
}];
RAC(self, name, @"nobody") = RACObserve(self, user.name);
[[RACObserve(self, name) map:^id(NSString *name) { return [name uppercaseString]; }] subscribeNext:^(NSString *name) { NSLog(@"%@", name); }];
[[self rac_valuesForKeyPath:@keypath(self.user.name) observer:self] subscribeNext:^(id x) { NSLog(@"path %@", x); }];
[self setValue:@"Bob" forKeyPath:@"user.name"];
//! wait(1s)
//! self.user.address.city = "Bari"
//! self.user = object("User", name: "Cid", address: nil)
//! wait(1s)
//! self.user = nil

//> 0ms city Rome
//> 0ms → self.name = Ann
//> 0ms Ann (<null> → Ann)
//> 0ms ANN
//> 0ms path Ann
//> 0ms → self.name = Bob
//> 0ms Bob (Ann → Bob)
//> 0ms BOB
//> 0ms path Bob
//> 1000ms city Bari
//> 1000ms city (null)
//> 1000ms → self.name = Cid
//> 1000ms Cid (Bob → Cid)
//> 1000ms CID
//> 1000ms path Cid
//> 2000ms city (null)
//> 2000ms → self.name = nobody
//> 2000ms nobody (Cid → nobody)
//> 2000ms NOBODY
//> 2000ms path (null)
