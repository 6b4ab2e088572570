[[self.deleteButton rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(UIButton *button) {
    UIAlertView *alertView = [[UIAlertView alloc] initWithTitle:@"Delete"
                                                        message:@"This cannot be undone."
                                                       delegate:nil
                                              cancelButtonTitle:@"Cancel"
                                              otherButtonTitles:@"Delete", nil];
    [[[alertView rac_buttonClickedSignal] filter:^BOOL(NSNumber *index) {
        return index.integerValue != alertView.cancelButtonIndex;
    }] subscribeNext:^(NSNumber *index) {
        NSLog(@"deleted with '%@'", [alertView buttonTitleAtIndex:index.integerValue]);
    }];
    [alertView show];
    self.alert = alertView;
}];

//! wait(1s)
//! self.deleteButton.tap()
//! self.alert.click(0)
//! wait(1s)
//! self.deleteButton.tap()
//! self.alert.click(1)

//> 1000ms → [alertView show]
//> 2000ms → [alertView show]
//> 2000ms deleted with 'Delete'
