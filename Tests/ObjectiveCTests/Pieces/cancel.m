//! self.api.answers("searchFor:") { text in timer(2s).mapReplace([text, text]) }

// A search that can be cancelled.
@weakify(self);
RACCommand *cancel = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(id input) {
    return [RACSignal empty];
}];
self.cancelButton.rac_command = cancel;

RACCommand *search = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(UIButton *button) {
    @strongify(self);
    return [[self.api searchFor:self.queryField.text] takeUntil:cancel.executionSignals];
}];
self.searchButton.rac_command = search;

RAC(self.cancelButton, hidden) = [search.executing not];
RAC(UIApplication.sharedApplication, networkActivityIndicatorVisible) = search.executing;
[[search.executionSignals flattenMap:^RACStream *(RACSignal *execution) {
    return [[execution materialize] filter:^BOOL(RACEvent *event) { return event.finished; }];
}] subscribeNext:^(RACEvent *event) {
    NSLog(@"search %@", event.eventType == RACEventTypeCompleted ? @"over" : @"failed");
}];
[[search.executionSignals switchToLatest] subscribeNext:^(NSArray *hits) {
    NSLog(@"%lu hits", (unsigned long)hits.count);
}];

//! self.queryField.enter("rac")
//! self.searchButton.tap()
//! wait(1s)
//! self.cancelButton.tap()
//! wait(1s)
//! self.searchButton.tap()
//! wait(3s)

//> 0ms → self.cancelButton.hidden = 1
//> 0ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
//> 0ms → self.cancelButton.hidden = 0
//> 0ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 1
//> 1000ms search over
//> 1000ms → self.cancelButton.hidden = 1
//> 1000ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
//> 2000ms → self.cancelButton.hidden = 0
//> 2000ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 1
//> 4000ms 2 hits
//> 4000ms search over
//> 4000ms → self.cancelButton.hidden = 1
//> 4000ms → [UIApplication sharedApplication].networkActivityIndicatorVisible = 0
