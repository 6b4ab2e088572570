RACSignal *show = [[NSNotificationCenter defaultCenter] rac_addObserverForName:UIKeyboardWillShowNotification object:nil];
RACSignal *hide = [[NSNotificationCenter defaultCenter] rac_addObserverForName:UIKeyboardWillHideNotification object:nil];
RAC(self.bottomConstraint, constant) = [[[RACSignal merge:@[show, hide]]
    takeUntil:self.rac_willDeallocSignal]
    map:^id(NSNotification *note) {
        if ([note.name isEqualToString:UIKeyboardWillHideNotification]) return @0;
        CGRect frame = [note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue];
        return @(frame.size.height);
    }];
[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(userDidLogout:) name:@"UserDidLogoutNotification" object:nil];

- (void)userDidLogout:(NSNotification *)notification {
    NSLog(@"%@ logged out because %@", notification.object, notification.userInfo[@"reason"] ?: @"of nothing");
    [[NSNotificationCenter defaultCenter] removeObserver:self];
}

//! wait(1s)
//! notify("UIKeyboardWillShowNotification", userInfo: ["UIKeyboardFrameEndUserInfoKey": CGRectMake(0, 300, 320, 216)])
//! wait(1s)
//! notify("UIKeyboardWillHideNotification")
//! notify("UserDidLogoutNotification", object: "Ann", userInfo: ["reason": "timeout"])
//! notify("UserDidLogoutNotification", object: "Bob")

//> 1000ms → self.bottomConstraint.constant = 216
//> 2000ms → self.bottomConstraint.constant = 0
//> 2000ms Ann logged out because timeout
