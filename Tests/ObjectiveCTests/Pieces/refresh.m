//! network("posts.json", after: 1s, gives: ["posts": [["title": "A", "draft": true], ["title": "B"], ["title": "C", "draft": false]]])
//! network("posts.json", after: 1s, fails: error("The request timed out.", code: -1001))

UIRefreshControl *refreshControl = [[UIRefreshControl alloc] init];
[self.tableView addSubview:refreshControl];
[[[[refreshControl rac_signalForControlEvents:UIControlEventValueChanged]
    flattenMap:^RACStream *(UIRefreshControl *control) {
        return [[[self fetchPosts] materialize] doNext:^(id x) {
            // the spinner ends, however the request ends
        }];
    }]
    deliverOn:[RACScheduler mainThreadScheduler]]
    subscribeNext:^(RACEvent *event) {
        switch (event.eventType) {
            case RACEventTypeNext: {
                self.posts = event.value;
                [self.tableView reloadSections:[NSIndexSet indexSetWithIndex:0] withRowAnimation:UITableViewRowAnimationAutomatic];
                break;
            }
            case RACEventTypeError:
                NSLog(@"Error: %@", event.error.localizedDescription);
                [refreshControl endRefreshing];
                break;
            case RACEventTypeCompleted:
                [refreshControl endRefreshing];
                break;
        }
    }];
[[RACObserve(self, posts) ignore:nil] subscribeNext:^(NSArray *posts) {
    NSLog(@"%ld posts, first: %@", (long)posts.count, [posts.firstObject valueForKey:@"title"]);
}];

- (RACSignal *)fetchPosts {
    return [[self.session rac_GET:@"posts.json" parameters:@{@"limit": @10}] map:^id(NSDictionary *json) {
        return [[json[@"posts"] rac_sequence] filter:^BOOL(NSDictionary *post) {
            return ![post[@"draft"] boolValue];
        }].array;
    }];
}

//! wait(1s)
//! refreshControl.fire(UIControlEventValueChanged)
//! wait(2s)
//! refreshControl.fire(UIControlEventValueChanged)
//! wait(2s)

//> 2000ms 2 posts, first: B
//> 2000ms → [self.tableView reloadSections:<NSIndexSet: 0x…>[number of indexes: 1 (in 1 ranges), indexes: (0)] withRowAnimation:UITableViewRowAnimationAutomatic]
//> 2000ms → [refreshControl endRefreshing]
//> 4000ms Error: The request timed out.
//> 4000ms → [refreshControl endRefreshing]
