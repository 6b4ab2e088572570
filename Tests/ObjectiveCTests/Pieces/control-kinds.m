// Controls of all kinds
- (void)viewDidLoad {
    [super viewDidLoad];
    [[self.termsSwitch.rac_newOnChannel startWith:@(self.termsSwitch.on)] subscribeNext:^(NSNumber *on) { NSLog(@"terms %@", on); }];
    [[self.segments rac_newSelectedSegmentIndexChannelWithNilValue:@0] subscribeNext:^(NSNumber *index) { NSLog(@"segment %@", index); }];
    [[self.stepper rac_signalForControlEvents:UIControlEventValueChanged] subscribeNext:^(UIStepper *stepper) { NSLog(@"stepper %.0f", stepper.value); }];
    [[self.textView.rac_textSignal skip:1] subscribeNext:^(NSString *text) {
        self.countLabel.text = [NSString stringWithFormat:@"%lu/140", (unsigned long)text.length];
    }];
    [[[self.nameField rac_signalForControlEvents:UIControlEventEditingDidEnd] map:^id(UITextField *field) { return field.text; }]
        subscribeNext:^(NSString *text) { NSLog(@"ended with %@", text); }];
    [self.refresh.rac_command.executionSignals subscribeNext:^(id x) { NSLog(@"refreshed"); }];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] init];
    [self.avatar addGestureRecognizer:tap];
    [[tap rac_gestureSignal] subscribeNext:^(UITapGestureRecognizer *recognizer) { NSLog(@"tapped, state %ld", (long)recognizer.state); }];
    [self.closeButton addTarget:self action:@selector(close:) forControlEvents:UIControlEventTouchUpInside];
}
- (void)close:(UIButton *)sender { NSLog(@"close by %@", sender); }
//! self.termsSwitch.toggle()
//! self.segments.select(2)
//! self.textView.enter("hello")
//! self.nameField.enter("Ann")
//! self.nameField.end()
//! self.avatar.tap()
//! self.closeButton.tap()

//> 0ms terms 0
//> 0ms terms 1
//> 0ms segment 2
//> 0ms → self.countLabel.text = 5/140
//> 0ms ended with Ann
//> 0ms tapped, state 3
//> 0ms close by <UIButton: closeButton>
