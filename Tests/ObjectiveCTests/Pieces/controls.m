[[self.slider rac_signalForControlEvents:UIControlEventValueChanged] subscribeNext:^(UISlider *slider) {
    self.percentLabel.text = [NSString stringWithFormat:@"%.0f%%", slider.value * 100];
}];
RAC(self, quality) = [[self.segmentedControl rac_newSelectedSegmentIndexChannelWithNilValue:@0] map:^id(NSNumber *index) {
    return @[@"low", @"medium", @"high"][index.unsignedIntegerValue];
}];
[[RACObserve(self, quality) ignore:nil] subscribeNext:^(NSString *quality) {
    NSLog(@"quality %@", [quality uppercaseString]);
}];
RACSignal *switchOn = [[[self.agreeSwitch rac_signalForControlEvents:UIControlEventValueChanged] map:^id(UISwitch *sender) {
    return @(sender.isOn);
}] startWith:@(self.agreeSwitch.on)];
RAC(self.nextButton, enabled) = switchOn;
[[self.textView.rac_textSignal map:^id(NSString *text) {
    return @(140 - (NSInteger)text.length);
}] subscribeNext:^(NSNumber *remaining) {
    self.counterLabel.text = remaining.stringValue;
    self.counterLabel.textColor = remaining.integerValue < 0 ? UIColor.redColor : UIColor.grayColor;
}];
UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] init];
tap.numberOfTapsRequired = 1;
[self.view addGestureRecognizer:tap];
[[tap rac_gestureSignal] subscribeNext:^(UITapGestureRecognizer *x) {
    [self.view endEditing:YES];
}];
UIPanGestureRecognizer *pan = [UIPanGestureRecognizer new];
[self.card addGestureRecognizer:pan];
[[pan.rac_gestureSignal filter:^BOOL(UIPanGestureRecognizer *g) {
    return g.state == UIGestureRecognizerStateEnded || g.state == UIGestureRecognizerStateCancelled;
}] subscribeNext:^(UIPanGestureRecognizer *g) {
    NSLog(@"released in state %ld", (long)g.state);
}];

//! wait(1s)
//! self.slider.slide(0.7)
//! self.segmentedControl.select(2)
//! self.agreeSwitch.toggle()
//! self.textView.enter("Hello")
//! wait(1s)
//! self.view.tap()
//! pan.state = 1
//! pan.state = 2
//! pan.state = 3

//> 0ms → self.nextButton.enabled = 0
//> 0ms → self.counterLabel.text = 140
//> 0ms → self.counterLabel.textColor = UIExtendedGrayColorSpace 0.5 1
//> 1000ms → self.percentLabel.text = 70%
//> 1000ms → self.quality = high
//> 1000ms quality HIGH
//> 1000ms → self.nextButton.enabled = 1
//> 1000ms → self.counterLabel.text = 135
//> 1000ms → self.counterLabel.textColor = UIExtendedGrayColorSpace 0.5 1
//> 2000ms → [self.view endEditing:1]
//> 2000ms released in state 3
