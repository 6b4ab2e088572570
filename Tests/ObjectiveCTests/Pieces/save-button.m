// rac_command on bar button and alert on errors
self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Save" style:UIBarButtonItemStyleDone target:nil action:nil];
RACCommand *save = [[RACCommand alloc] initWithEnabled:[RACObserve(self, draft) map:^id(NSString *t) { return @(t.length > 0); }] signalBlock:^RACSignal *(UIBarButtonItem *item) {
    if ([self.draft isEqualToString:@"bad"]) {
        return [RACSignal error:[NSError errorWithDomain:@"Save" code:5 userInfo:@{NSLocalizedDescriptionKey: @"cannot save"}]];
    }
    return [[RACSignal return:self.draft] delay:0.5];
}];
self.navigationItem.rightBarButtonItem.rac_command = save;
[save.errors subscribeNext:^(NSError *error) {
    UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Error" message:error.localizedDescription delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil];
    [alert show];
    NSLog(@"alert: %@", alert.message);
}];
[[save.executionSignals concat] subscribeNext:^(id x) { NSLog(@"saved %@", x); }];
[[[save executing] distinctUntilChanged] subscribeNext:^(NSNumber *e) { self.spinner.hidden = !e.boolValue; }];
//! self.navigationItem.rightBarButtonItem.tap()
//! self.draft = "bad"
//! wait(1s)
//! self.navigationItem.rightBarButtonItem.tap()
//! wait(1s)
//! self.draft = "good"
//! self.navigationItem.rightBarButtonItem.tap()
//! wait(1s)

//> 0ms → self.spinner.hidden = 1
//> 1000ms → self.spinner.hidden = 0
//> 1000ms → [alert show]
//> 1000ms alert: cannot save
//> 1000ms → self.spinner.hidden = 1
//> 2000ms → self.spinner.hidden = 0
//> 2500ms saved good
//> 2500ms → self.spinner.hidden = 1
