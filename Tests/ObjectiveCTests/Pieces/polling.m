//! var n = 0
//! self.api.answers("fetchUnreadCount") {
//!   n += 1
//!   timer(500ms).flattenMap { _ in n == 2 ? fail(error("timeout", code: -1001)) : just(n - 1) }
//! }

RACSignal *ticks = [[RACSignal interval:2 onScheduler:[RACScheduler mainThreadScheduler]] takeUntil:self.rac_willDeallocSignal];
[[[ticks startWith:[NSDate date]]
    flattenMap:^RACStream *(id value) {
        return [[self.api fetchUnreadCount] catch:^RACSignal *(NSError *error) {
            NSLog(@"poll failed: %@", error.localizedDescription);
            return [RACSignal empty];
        }];
    }]
    subscribeNext:^(NSNumber *count) {
        self.tabBarItem.badgeValue = count.integerValue > 0 ? [count stringValue] : nil;
    } completed:^{
        NSLog(@"no more polling");
    }];

//! wait(5s)
//! self.dealloc()
//! wait(3s)

//> 500ms → self.tabBarItem.badgeValue = (null)
//> 2500ms poll failed: timeout
//> 4500ms → self.tabBarItem.badgeValue = 2
//> 5000ms no more polling
