//! network("https://api.example.com/search?q=rac&limit=20", after: 300ms, gives: ["items": [["title": "RAC", "author": ["name": "Josh"]], ["title": "More"]]])
//! network("https://api.example.com/search?q=bad&limit=20", after: 200ms, fails: error("offline", code: -1009))

@weakify(self);
[[[[[[[self.searchBar.rac_textSignal
    map:^NSString *(NSString *text) {
        return [text stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceAndNewlineCharacterSet]];
    }]
    distinctUntilChanged]
    throttle:0.5 valuesPassingTest:^BOOL(NSString *text) {
        return text.length > 0;
    }]
    doNext:^(NSString *text) {
        @strongify(self);
        self.activityIndicator.hidden = (text.length == 0);
    }]
    map:^RACSignal *(NSString *text) {
        @strongify(self);
        if (text.length == 0) {
            return [RACSignal return:@[]];
        }
        return [[self searchSignalForText:text]
            catch:^RACSignal *(NSError *error) {
                NSLog(@"search failed: %@ (%ld)", error.localizedDescription, (long)error.code);
                return [RACSignal return:nil];
            }];
    }]
    switchToLatest]
    subscribeNext:^(NSArray *results) {
        @strongify(self);
        self.results = results;
        NSLog(@"%lu result%@", (unsigned long)results.count, results.count == 1 ? @"" : @"s");
        for (NSDictionary *item in results) {
            NSLog(@"- %@ by %@", item[@"title"], item[@"author"][@"name"] ?: @"unknown");
        }
        [self.tableView reloadData];
    }];

- (RACSignal *)searchSignalForText:(NSString *)text {
    NSString *path = [NSString stringWithFormat:@"https://api.example.com/search?q=%@&limit=%d", text, 20];
    NSURLRequest *request = [NSURLRequest requestWithURL:[NSURL URLWithString:path]];
    return [[[NSURLConnection rac_sendAsynchronousRequest:request]
        reduceEach:^id(NSURLResponse *response, NSData *data) {
            NSDictionary *json = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL];
            return json[@"items"];
        }]
        deliverOn:[RACScheduler mainThreadScheduler]];
}

//! wait(1s)
//! self.searchBar.type("rac ", every: 100ms)
//! wait(2s)
//! self.searchBar.enter("bad")
//! wait(1s)
//! self.searchBar.enter("")
//! wait(1s)

//> 0ms → self.activityIndicator.hidden = 1
//> 0ms 0 results
//> 0ms → [self.tableView reloadData]
//> 1700ms → self.activityIndicator.hidden = 0
//> 2000ms 2 results
//> 2000ms - RAC by Josh
//> 2000ms - More by unknown
//> 2000ms → [self.tableView reloadData]
//> 3800ms → self.activityIndicator.hidden = 0
//> 4000ms search failed: offline (-1009)
//> 4000ms 0 results
//> 4000ms → [self.tableView reloadData]
//> 4300ms → self.activityIndicator.hidden = 1
//> 4300ms 0 results
//> 4300ms → [self.tableView reloadData]
