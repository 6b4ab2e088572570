// A search field: the answer of an older query never wins
//! self.api.answers("search:") { q in timer(q == "ab" ? 2s : 500ms).map { _ in "results for \(q)" } }
RACSignal *queries = [[[self.searchField.rac_textSignal throttle:0.3] distinctUntilChanged]
    filter:^BOOL(NSString *text) { return text.length > 1; }];
RACSignal *results = [[queries map:^RACSignal *(NSString *text) {
    NSLog(@"search %@", text);
    return [[[self.api search:text] startWith:@"…"] catchTo:[RACSignal return:@"offline"]];
}] switchToLatest];
[results subscribeNext:^(NSString *text) { NSLog(@"%@", text); }];
//! wait(1s)
//! self.searchField.type("ab")
//! wait(1s)
//! self.searchField.type("c")
//! wait(3s)

//> 1400ms search ab
//> 1400ms …
//> 2400ms search abc
//> 2400ms …
//> 2900ms results for abc
