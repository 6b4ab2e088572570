NSOperationQueue *queue = [[NSOperationQueue alloc] init];
queue.maxConcurrentOperationCount = 3;
NSBlockOperation *save = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"save"); }];
NSBlockOperation *load = [NSBlockOperation blockOperationWithBlock:^{ NSLog(@"load"); }];
load.completionBlock = ^{ NSLog(@"loaded"); };
[save addDependency:load];
[queue addOperations:@[save, load] waitUntilFinished:NO];
[queue addOperationWithBlock:^{
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{ NSLog(@"on main"); }];
}];
NSLog(@"queued");

//> 0ms queued
//> 0ms [background] load
//> 0ms [background] loaded
//> 0ms [background] save
//> 0ms on main
