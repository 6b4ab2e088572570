- (RACSignal *)confirm:(NSString *)message {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Sure?" message:message preferredStyle:UIAlertControllerStyleAlert];
        [alert addAction:[UIAlertAction actionWithTitle:@"No" style:UIAlertActionStyleCancel handler:^(UIAlertAction *action) {
            [subscriber sendCompleted];
        }]];
        [alert addAction:[UIAlertAction actionWithTitle:@"Yes" style:UIAlertActionStyleDestructive handler:^(UIAlertAction *action) {
            [subscriber sendNext:action.title];
            [subscriber sendCompleted];
        }]];
        [self presentViewController:alert animated:YES completion:nil];
        return [RACDisposable disposableWithBlock:^{
            [alert dismissViewControllerAnimated:YES completion:nil];
        }];
    }];
}

[[[self.deleteButton rac_signalForControlEvents:UIControlEventTouchUpInside] flattenMap:^RACStream *(UIButton *sender) {
    return [self confirm:@"All pictures go."];
}] subscribeNext:^(NSString *answer) {
    NSLog(@"%@: deleted", answer);
    [UIView animateWithDuration:0.5 animations:^{
        self.grid.alpha = 0;
    } completion:^(BOOL finished) {
        [self.grid removeFromSuperview];
    }];
}];

//! wait(1s)
//! self.deleteButton.tap()
//! self.presentedViewController.click(0)
//! wait(1s)
//! self.deleteButton.tap()
//! self.presentedViewController.click(1)
//! wait(1s)

//> 1000ms → [self presentViewController:<UIAlertController: alert> animated:1 completion:(null)]
//> 1000ms → [alert dismissViewControllerAnimated:1 completion:(null)]
//> 2000ms → [self presentViewController:<UIAlertController: alert> animated:1 completion:(null)]
//> 2000ms Yes: deleted
//> 2000ms → self.grid.alpha = 0
//> 2000ms → [alert dismissViewControllerAnimated:1 completion:(null)]
//> 2500ms → [self.grid removeFromSuperview]
