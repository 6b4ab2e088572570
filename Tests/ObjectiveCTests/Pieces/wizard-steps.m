// A wizard: steps as an enum, buttons by tag, a page control, back and next merged into scan
typedef enum : NSUInteger { StepName, StepMail, StepDone } Step;
RACSignal *next = [[self.nextButton rac_signalForControlEvents:UIControlEventTouchUpInside] mapReplace:@1];
RACSignal *back = [[self.backButton rac_signalForControlEvents:UIControlEventTouchUpInside] mapReplace:@(-1)];
RACSignal *step = [[[[RACSignal merge:@[next, back]] scanWithStart:@(StepName) reduce:^id(NSNumber *s, NSNumber *d) {
    NSInteger value = s.integerValue + d.integerValue;
    return @(MAX(StepName, MIN(StepDone, value)));
}] startWith:@(StepName)] distinctUntilChanged];
RACMulticastConnection *c = [step multicast:[RACReplaySubject replaySubjectWithCapacity:1]];
RAC(self.backButton, enabled) = [c.signal map:^id(NSNumber *s) { return @(s.unsignedIntegerValue != StepName); }];
RAC(self.nextButton, currentTitleText) = [c.signal map:^id(NSNumber *s) {
    switch ((Step)s.unsignedIntegerValue) {
        case StepName: return @"Next";
        case StepMail: return @"Finish";
        case StepDone: return @"Close";
    }
    return nil;
}];
[c connect];
//! self.backButton.tap()
//! self.nextButton.tap()
//! self.nextButton.tap()
//! wait(1s)
//! self.backButton.tap()

//> 0ms → self.backButton.enabled = 0
//> 0ms → self.nextButton.currentTitleText = Next
//> 0ms → self.backButton.enabled = 1
//> 0ms → self.nextButton.currentTitleText = Finish
//> 0ms → self.backButton.enabled = 1
//> 0ms → self.nextButton.currentTitleText = Close
//> 1000ms → self.backButton.enabled = 1
//> 1000ms → self.nextButton.currentTitleText = Finish
