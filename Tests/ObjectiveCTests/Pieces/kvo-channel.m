// A view model without a class: temperature converter with two channels
self.celsius = @20;
RACChannelTerminal *c = RACChannelTo(self, celsius, @0);
RACChannelTerminal *f = RACChannelTo(self, fahrenheit, @32);
[[c map:^id(NSNumber *x) { return @(x.doubleValue * 9 / 5 + 32); }] subscribe:f];
[[f map:^id(NSNumber *x) { return @((x.doubleValue - 32) * 5 / 9); }] subscribe:c];
[RACObserve(self, fahrenheit) subscribeNext:^(NSNumber *x) { NSLog(@"%.1f °F", x.doubleValue); }];
[[RACObserve(self, celsius) skip:1] subscribeNext:^(NSNumber *x) { NSLog(@"%.1f °C", x.doubleValue); }];
RACChannel *channel = [[RACChannel alloc] init];
[channel.leadingTerminal subscribeNext:^(id x) { NSLog(@"leading %@", x); }];
[channel.followingTerminal subscribeNext:^(id x) { NSLog(@"following %@", x); }];
[channel.followingTerminal sendNext:@"up"];
[channel.leadingTerminal sendNext:@"down"];
RACKVOChannel *kvo = [[RACKVOChannel alloc] initWithTarget:self keyPath:@keypath(self.name) nilValue:@"anonymous"];
[kvo.followingTerminal subscribeNext:^(id x) { NSLog(@"name %@", x); }];
[kvo.followingTerminal sendNext:@"Bo"];
[kvo.followingTerminal sendNext:nil];
NSLog(@"%@", self.name);
//! self.celsius = 100
//! wait(1s)
//! self.fahrenheit = 32

//> 0ms 68.0 °F
//> 0ms leading up
//> 0ms following down
//> 0ms name (null)
//> 0ms anonymous
//> 0ms 212.0 °F
//> 0ms 100.0 °C
//> 1000ms 0.0 °C
//> 1000ms 32.0 °F
