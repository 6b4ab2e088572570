RAC(self.navBar, alpha) = [RACObserve(self.scrollView, contentOffset) map:^id(NSValue *value) {
    CGPoint offset = value.CGPointValue;
    return @(MIN(1, MAX(0, offset.y / 100)));
}];
[[RACObserve(self.scrollView, contentOffset) filter:^BOOL(id value) {
    return [value CGPointValue].y > 80;
}] subscribeNext:^(id x) { NSLog(@"%@ load more", x); }];
self.scrollView.contentOffset = CGPointMake(0, 50);
self.scrollView.contentOffset = CGPointMake(0, 120);
NSCache *cache = [[NSCache alloc] init];
[cache setObject:@"image" forKey:@"url"];
NSLog(@"%@ %@", [cache objectForKey:@"url"], [cache objectForKey:@"other"]);
dispatch_apply(2, dispatch_get_global_queue(0, 0), ^(size_t i) { NSLog(@"part %zu", i); });

//> 0ms → self.navBar.alpha = 0
//> 0ms → self.navBar.alpha = 0.5
//> 0ms → self.navBar.alpha = 1
//> 0ms NSPoint: {0, 120} load more
//> 0ms image (null)
//> 0ms part 0
//> 0ms part 1
