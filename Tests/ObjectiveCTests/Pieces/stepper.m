RAC(self.countLabel, text) = [[self.stepper rac_signalForControlEvents:UIControlEventValueChanged] map:^id(UIStepper *stepper) {
    return [NSString stringWithFormat:@"%d pieces", (int)stepper.value];
}];
RAC(self.dateLabel, text) = [[self.datePicker rac_signalForControlEvents:UIControlEventValueChanged] map:^id(UIDatePicker *picker) {
    return [NSString stringWithFormat:@"%@", picker.date];
}];
[[self.pageControl rac_signalForControlEvents:UIControlEventValueChanged] subscribeNext:^(UIPageControl *pc) { NSLog(@"page %ld", (long)pc.currentPage); }];
[[[self.barButton.rac_command executionSignals] flatten] subscribeNext:^(id x) { NSLog(@"never"); }];
self.barButton.rac_command = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
    NSLog(@"share");
    return [RACSignal empty];
}];

//! wait(1s)
//! self.stepper.slide(3)
//! self.datePicker.pick("today")
//! self.barButton.tap()

//> 1000ms → self.countLabel.text = 3 pieces
//> 1000ms → self.dateLabel.text = today
//> 1000ms share
