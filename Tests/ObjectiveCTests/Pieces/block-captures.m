// Blocks copy the locals and parameters around them; `__block` and `static` variables are shared.
void feed(int count) {
  static int calls = 0;
  calls++;
  for (int i = 0; i < count; i++) {
    dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"feed %d of %d, call %d", i + 1, count, calls); });
  }
  int n = 0;
  while (n < 2) {
    dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"while %d", n); });
    n++;
  }
}

- (void)viewDidLoad {
  for (int i = 0; i < 2; i++) { dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"%d", i); }); }
  int n = 1;
  void (^copied)(void) = ^{ NSLog(@"copied %d", n); };
  n = 2;
  copied();
  __block int m = 1;
  void (^shared)(void) = ^{ NSLog(@"shared %d", m); };
  m = 2;
  shared();
  [self count:1];
  for (int i = 0; i < 2; i++) {
    RACSignal *signal = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
      [subscriber sendNext:@(i * 10)];
      return nil;
    }];
    [[signal delay:1] subscribeNext:^(id x) { NSLog(@"signal %@ of %d", x, i); }];
  }
  void (^outer)(int) = ^(int p) {
    for (int j = 0; j < 2; j++) { dispatch_async(dispatch_get_main_queue(), ^{ NSLog(@"outer %d %d", p, j); }); }
    p = 9;
  };
  outer(3);
  feed(2);
}

- (void)count:(int)k {
  void (^first)(void) = ^{ NSLog(@"parameter %d", k); };
  k = 5;
  first();
  void (^second)(void) = ^{
    void (^inner)(void) = ^{ NSLog(@"inner %d", k); };
    inner();
  };
  k = 7;
  second();
}

//> 0ms copied 1
//> 0ms shared 2
//> 0ms parameter 1
//> 0ms inner 5
//> 0ms 0
//> 0ms 1
//> 0ms outer 3 0
//> 0ms outer 3 1
//> 0ms feed 1 of 2, call 1
//> 0ms feed 2 of 2, call 1
//> 0ms while 0
//> 0ms while 1
//> 1000ms signal 0 of 0
//> 1000ms signal 10 of 1
