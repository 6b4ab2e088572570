RACSignal *slow = [[RACSignal return:@1] delay:0.5];
NSLog(@"first %@", [slow first]);
NSArray *all = [[RACSignal merge:@[slow, [slow mapReplace:@2]]] toArray];
NSLog(@"all %@", [all componentsJoinedByString:@","]);
NSError *error = nil;
BOOL done = [[slow concat:[RACSignal error:[NSError errorWithDomain:@"D" code:3 userInfo:nil]]] waitUntilCompleted:&error];
NSLog(@"%d %ld", done, (long)error.code);
dispatch_semaphore_t semaphore = dispatch_semaphore_create(0);
dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(2 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
  NSLog(@"answer");
  dispatch_semaphore_signal(semaphore);
});
long late = dispatch_semaphore_wait(semaphore, dispatch_time(DISPATCH_TIME_NOW, NSEC_PER_SEC));
NSLog(@"late %d", late != 0);
dispatch_semaphore_wait(semaphore, DISPATCH_TIME_FOREVER);
NSLog(@"waited");
dispatch_group_t group = dispatch_group_create();
dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{ sleep(1); NSLog(@"slept"); });
dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
[NSThread sleepForTimeInterval:0.25];
NSLog(@"end");

//> 500ms first 1
//> 1000ms all 1,2
//> 1500ms 0 3
//> 2500ms late 1
//> 3500ms answer
//> 3500ms waited
//> 4500ms [background] slept
//> 4750ms end
