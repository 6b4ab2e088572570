#import <ReactiveObjC/ReactiveObjC.h>

RACCommand *command = [[RACCommand alloc] initWithSignalBlock:^(id value) { return [RACSignal return:value]; }];
BOOL isOver = [[command execute:@1] asynchronouslyWaitUntilCompleted:NULL];
NSLog(@"over %d, executing %@", isOver, [command.executing first]);

RACSubject *all = [RACSubject subject];
RACSubject *first = [RACSubject subject];
RACSignal *endless = [RACSignal createSignal:^(id<RACSubscriber> subscriber) {
  return [RACDisposable disposableWithBlock:^{ NSLog(@"endless is disposed of"); }];
}];
[first subscribe:all];
[endless subscribe:all];
[first sendCompleted];

RACReplaySubject *past = [RACReplaySubject subject];
[past sendNext:@1];
dispatch_async(dispatch_get_global_queue(0, 0), ^{
  [past subscribeNext:^(id x) { NSLog(@"replayed %@ %@", x, RACScheduler.currentScheduler ? @"on one" : @"on none"); }];
  NSLog(@"subscribed");
});

RACScheduler *own = [[RACTargetQueueScheduler alloc] initWithName:@"own" targetQueue:dispatch_queue_create("q", NULL)];
[own schedule:^{ NSLog(@"own %d", RACScheduler.currentScheduler == own); }];
[RACScheduler.immediateScheduler afterDelay:2 schedule:^{ NSLog(@"the thread has waited"); }];

RACSequence *lazy = [RACSequence sequenceWithHeadBlock:^{ return @1; } tailBlock:^{
  NSLog(@"tail is made");
  return [RACSequence return:@2];
}];
NSLog(@"%@", [lazy foldRightWithStart:@0 reduce:^(id head, RACSequence *rest) { return head; }]);
NSLog(@"%@", [lazy.tail head]);

//> 0ms over 1, executing 0
//> 0ms endless is disposed of
//> 0ms [background] subscribed
//> 0ms [own] own 1
//> 0ms [background] replayed 1 on one
//> 2000ms the thread has waited
//> 2000ms 1
//> 2000ms tail is made
//> 2000ms 2
