UIButton *button = [UIButton new];
[[button rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) { NSLog(@"tap"); }];
[button sendActionsForControlEvents:UIControlEventTouchUpInside];
UITextField *field = [UITextField new];
[[field.rac_textSignal skip:1] subscribeNext:^(id x) { NSLog(@"text %@", x); }];
field.text = @"ab";
[field sendActionsForControlEvents:UIControlEventEditingChanged];
[self.other addTarget:self action:@selector(hit:) forControlEvents:UIControlEventTouchUpInside];
[self.other sendActionsForControlEvents:UIControlEventTouchUpInside | UIControlEventTouchDown];
- (void)hit:(id)sender { NSLog(@"hit"); }

//> 0ms tap
//> 0ms text ab
//> 0ms hit
