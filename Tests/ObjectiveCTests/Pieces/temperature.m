// two-way binding between two view models and text field
@property (nonatomic, strong) NSNumber *celsius;
@property (nonatomic, strong) NSNumber *fahrenheit;
RACChannelTerminal *c = RACChannelTo(self, celsius);
RACChannelTerminal *f = RACChannelTo(self, fahrenheit);
[[c map:^id(NSNumber *v) { return v ? @(v.doubleValue * 9 / 5 + 32) : nil; }] subscribe:f];
[[f map:^id(NSNumber *v) { return v ? @((v.doubleValue - 32) * 5 / 9) : nil; }] subscribe:c];
self.celsius = @100;
NSLog(@"%@", self.fahrenheit);
self.fahrenheit = @32;
NSLog(@"%@", self.celsius);
RACChannel *channel = [[RACChannel alloc] init];
[channel.followingTerminal subscribeNext:^(id x) { NSLog(@"following got %@", x); }];
[channel.leadingTerminal subscribeNext:^(id x) { NSLog(@"leading got %@", x); }];
[channel.leadingTerminal sendNext:@"from leader"];
[channel.followingTerminal sendNext:@"from follower"];
RACChannelTo(self.nameField, text) = RACChannelTo(self, name);
//! self.name = "Ann"
//! log(self.nameField.text)

//> 0ms 212
//> 0ms 0
//> 0ms following got from leader
//> 0ms leading got from follower
//> 0ms → self.nameField.text = (null)
//> 0ms → self.nameField.text = Ann
//> 0ms Ann
