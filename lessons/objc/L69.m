// 原生的订阅通知
[[NSNotificationCenter defaultCenter] addObserver:self
                                         selector:@selector(userDidChange:)
                                             name:kTTCurrentUserLoggedOffNotification
                                           object:nil];

// 使用RAC订阅通知 ,takeUntil限定信号的声明周期
[[[[NSNotificationCenter defaultCenter] rac_addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil]
  takeUntil:[self rac_willDeallocSignal]]
  subscribeNext:^(id x) {
     NSLog(@"Notification received");
}];

//! wait(1s)
//! notify("UIApplicationDidEnterBackgroundNotification")
//! wait(1s)
//! self.dealloc()
//! wait(1s)
//! notify("UIApplicationDidEnterBackgroundNotification")
