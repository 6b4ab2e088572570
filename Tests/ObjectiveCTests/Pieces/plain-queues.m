// Off the main thread a queue of Grand Central Dispatch has no current scheduler, so that a signal is subscribed to
// later, on a scheduler of its own. A subject adds its subscriber at once.
RACSubject *subject = [RACSubject subject];
RACSignal *signal = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
  NSLog(@"subscribed, scheduler %d", [RACScheduler currentScheduler] != nil);
  [subscriber sendNext:@1];
  return nil;
}];
NSLog(@"main %d", [RACScheduler currentScheduler] != nil);
dispatch_async(dispatch_get_global_queue(0, 0), ^{
  NSLog(@"queue %d", [RACScheduler currentScheduler] != nil);
  [subject subscribeNext:^(id x) { NSLog(@"subject %@", x); }];
  [subject sendNext:@0];
  [signal subscribeNext:^(id x) { NSLog(@"got %@", x); }];
  NSLog(@"after subscribing");
});
[[RACScheduler scheduler] schedule:^{
  NSLog(@"scheduler %d", [RACScheduler currentScheduler] != nil);
  [signal subscribeNext:^(id x) { NSLog(@"at once %@", x); }];
  NSLog(@"after that");
}];

//> 0ms main 1
//> 0ms [background] queue 0
//> 0ms [background] subject 0
//> 0ms [background] after subscribing
//> 0ms [background] scheduler 1
//> 0ms [background] subscribed, scheduler 1
//> 0ms [background] at once 1
//> 0ms [background] after that
//> 0ms [background] subscribed, scheduler 1
//> 0ms [background] got 1
