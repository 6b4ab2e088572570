// Two-way bindings: what one terminal is sent it does not send itself, so slider and field do not hear one another
self.volume = @0.2;
RACChannelTerminal *model = RACChannelTo(self, volume, @0);
RACChannelTerminal *slider = [self.slider rac_newValueChannelWithNilValue:@0];
[model subscribe:slider];
[slider subscribe:model];
RACChannelTerminal *field = [self.field rac_newTextChannel];
[[model map:^id(NSNumber *value) { return [NSString stringWithFormat:@"%.1f", value.doubleValue]; }] subscribe:field];
[[field map:^id(NSString *text) { return @(text.doubleValue); }] subscribe:model];
[RACObserve(self, volume) subscribeNext:^(NSNumber *value) { NSLog(@"volume %@", value); }];
RACChannel *channel = [[RACChannel alloc] init];
[channel.leadingTerminal subscribeNext:^(id x) { NSLog(@"leading got %@", x); }];
[channel.followingTerminal subscribeNext:^(id x) { NSLog(@"following got %@", x); }];
[channel.followingTerminal sendNext:@"up"];
[channel.leadingTerminal sendNext:@"down"];
//! wait(1s)
//! self.slider.slide(0.75)
//! wait(1s)
//! self.field.enter("0.5")
//! wait(1s)
//! self.volume = nil

//> 0ms → self.slider.value = 0.2
//> 0ms → self.field.text = 0.2
//> 0ms volume 0.2
//> 0ms leading got up
//> 0ms following got down
//> 1000ms volume 0.75
//> 2000ms volume 0.5
//> 3000ms → self.slider.value = 0
//> 3000ms → self.field.text = 0.0
//> 3000ms volume (null)
