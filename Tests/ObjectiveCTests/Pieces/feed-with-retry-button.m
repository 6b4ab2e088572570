//! var tries = 0
//! self.api.answers("feed") { tries += 1; return tries == 1 ? timer(500ms).flattenMap { _ in fail(error("offline")) } : timer(500ms).mapReplace(["new"]) }
// A feed: initial cache then network, merged without duplicates; error shows a retry button
RACSignal *cache = [RACSignal return:@[@"old"]];
RACSignal *network = [[self.api feed] replayLazily];
RACSignal *feed = [[cache concat:network] catch:^RACSignal *(NSError *error) {
    self.retryButton.hidden = NO;
    return [[[self.retryButton rac_signalForControlEvents:UIControlEventTouchUpInside] take:1] flattenMap:^RACStream *(id x) {
        self.retryButton.hidden = YES;
        return [self.api feed];
    }];
}];
[feed subscribeNext:^(NSArray *items) {
    NSLog(@"%@", [items componentsJoinedByString:@","]);
} error:^(NSError *e) { NSLog(@"error %@", e.localizedDescription); } completed:^{ NSLog(@"end"); }];
//! wait(2s)
//! self.retryButton.tap()
//! wait(2s)

//> 0ms old
//> 500ms → self.retryButton.hidden = 0
//> 2000ms → self.retryButton.hidden = 1
//> 2500ms new
//> 2500ms end
