dispatch_group_t group = dispatch_group_create();
NSMutableArray *loaded = [NSMutableArray new];
NSArray *names = @[@"one", @"two", @"three"];
for (NSUInteger i = 0; i < names.count; i++) {
    dispatch_group_enter(group);
    NSString *name = names[i];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)((names.count - i) * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        NSLog(@"%lu: %@", (unsigned long)i, name);
        [loaded addObject:name];
        dispatch_group_leave(group);
    });
}
dispatch_group_notify(group, dispatch_get_main_queue(), ^{
    NSLog(@"all loaded: %@", [loaded componentsJoinedByString:@" "]);
});
dispatch_queue_t queue = dispatch_queue_create("com.example.worker", DISPATCH_QUEUE_SERIAL);
dispatch_async(queue, ^{
    NSInteger total = 0;
    for (int k = 1; k <= 10; ++k) total += k;
    dispatch_async(dispatch_get_main_queue(), ^{
        NSLog(@"total %ld", (long)total);
    });
});
static dispatch_once_t onceToken;
for (int i = 0; i < 2; i++) {
    dispatch_once(&onceToken, ^{ NSLog(@"once"); });
}
NSLog(@"end of main");

//> 0ms once
//> 0ms end of main
//> 0ms total 55
//> 1000ms 2: three
//> 2000ms 1: two
//> 3000ms 0: one
//> 3000ms all loaded: three two one
