RACCompoundDisposable *all = [RACCompoundDisposable disposableWithBlock:^{ NSLog(@"all"); }];
[all addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"one"); }]];
[all dispose];
[all addDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"late"); }]];
RACDisposable *first = [RACDisposable disposableWithBlock:^{ NSLog(@"first"); }];
RACSerialDisposable *serial = [RACSerialDisposable serialDisposableWithDisposable:first];
NSLog(@"%d", [serial swapInDisposable:[RACDisposable disposableWithBlock:^{ NSLog(@"second"); }]] == first);
[serial dispose];
NSLog(@"%d %d %@", serial.disposed, first.disposed, serial.disposable);
serial = [RACSerialDisposable serialDisposableWithDisposable:first];
serial.disposable = nil;
NSLog(@"%@", serial.disposable);

//> 0ms all
//> 0ms one
//> 0ms late
//> 0ms 1
//> 0ms second
//> 0ms 1 0 (null)
//> 0ms first
//> 0ms (null)
