// slider, stepper, switch, segmented
RACChannelTerminal *valueChannel = [self.slider rac_newValueChannelWithNilValue:@0];
RACChannelTerminal *model = RACChannelTo(self, volume, @0);
[[model map:^id(NSNumber *n) { return @(n.floatValue / 100); }] subscribe:valueChannel];
[[valueChannel map:^id(NSNumber *n) { return @(roundf(n.floatValue * 100)); }] subscribe:model];
[RACObserve(self, volume) subscribeNext:^(id x) { NSLog(@"volume %@", x); }];
self.volume = @30;
[[[self.stepper rac_signalForControlEvents:UIControlEventValueChanged] map:^id(UIStepper *s) { return @(s.value); }] subscribeNext:^(id x) { NSLog(@"stepper %@", x); }];
[[self.segment rac_newSelectedSegmentIndexChannelWithNilValue:@0] subscribeNext:^(NSNumber *i) { NSLog(@"segment %@", i); }];
RAC(self.label, text) = [[self.toggle.rac_newOnChannel startWith:@(self.toggle.on)] map:^id(NSNumber *on) { return on.boolValue ? @"ON" : @"OFF"; }];
[[self.datePicker rac_newDateChannelWithNilValue:nil] subscribeNext:^(NSDate *d) { NSLog(@"%@", d); }];
//! self.slider.slide(0.75)
//! self.stepper.slide(3)
//! self.segment.select(2)
//! self.toggle.toggle()
//! log(self.volume)

//> 0ms → self.slider.value = 0
//> 0ms volume (null)
//> 0ms → self.slider.value = 0.3
//> 0ms volume 30
//> 0ms → self.label.text = OFF
//> 0ms volume 75
//> 0ms stepper 3
//> 0ms segment 2
//> 0ms → self.label.text = ON
//> 0ms 75
