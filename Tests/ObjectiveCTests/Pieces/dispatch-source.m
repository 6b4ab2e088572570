// SMS code with countdown, built on interval, without command
- (void)startCountdown {
    __block NSInteger time = 3;
    dispatch_queue_t queue = dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
    dispatch_source_t timer = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, queue);
    dispatch_source_set_timer(timer, dispatch_walltime(NULL, 0), 1.0 * NSEC_PER_SEC, 0);
    dispatch_source_set_event_handler(timer, ^{
        if (time <= 0) {
            dispatch_source_cancel(timer);
            dispatch_async(dispatch_get_main_queue(), ^{
                [self.authCodeBtn setTitle:@"重新发送" forState:UIControlStateNormal];
                self.authCodeBtn.userInteractionEnabled = YES;
            });
        } else {
            int seconds = time % 60;
            dispatch_async(dispatch_get_main_queue(), ^{
                [self.authCodeBtn setTitle:[NSString stringWithFormat:@"重新发送(%.2d)", seconds] forState:UIControlStateNormal];
                self.authCodeBtn.userInteractionEnabled = NO;
            });
            time--;
        }
    });
    dispatch_resume(timer);
}
[[self.authCodeBtn rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(id x) { [self startCountdown]; }];
//! self.authCodeBtn.tap()
//! wait(5s)

//> 0ms → [self.authCodeBtn setTitle:重新发送(03) forState:UIControlStateNormal]
//> 0ms → self.authCodeBtn.userInteractionEnabled = 0
//> 1000ms → [self.authCodeBtn setTitle:重新发送(02) forState:UIControlStateNormal]
//> 1000ms → self.authCodeBtn.userInteractionEnabled = 0
//> 2000ms → [self.authCodeBtn setTitle:重新发送(01) forState:UIControlStateNormal]
//> 2000ms → self.authCodeBtn.userInteractionEnabled = 0
//> 3000ms → [self.authCodeBtn setTitle:重新发送 forState:UIControlStateNormal]
//> 3000ms → self.authCodeBtn.userInteractionEnabled = 1
