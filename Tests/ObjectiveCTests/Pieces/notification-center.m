// notifications and app lifecycle
[[[[[NSNotificationCenter defaultCenter] rac_addObserverForName:UIApplicationDidEnterBackgroundNotification object:nil] map:^id(id _) { return @"background"; }]
    merge:[[[NSNotificationCenter defaultCenter] rac_addObserverForName:UIApplicationWillEnterForegroundNotification object:nil] mapReplace:@"foreground"]]
    subscribeNext:^(NSString *state) { NSLog(@"%@", state); }];
- (void)handleLogin:(NSNotification *)note {
    NSLog(@"%@ %@", note.name, note.userInfo[@"user"]);
}
- (void)loggedOut { NSLog(@"out"); }
[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(handleLogin:) name:@"LoginNotification" object:nil];
[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(loggedOut) name:@"LogoutNotification" object:nil];
[[NSNotificationCenter defaultCenter] postNotificationName:@"LoginNotification" object:self userInfo:@{@"user": @"Zoe"}];
id token = [[NSNotificationCenter defaultCenter] addObserverForName:@"Ping" object:nil queue:[NSOperationQueue mainQueue] usingBlock:^(NSNotification *n) { NSLog(@"ping %@", n.object); }];
[[NSNotificationCenter defaultCenter] postNotificationName:@"Ping" object:@1];
[[NSNotificationCenter defaultCenter] removeObserver:token];
[[NSNotificationCenter defaultCenter] postNotificationName:@"Ping" object:@2];
[[NSNotificationCenter defaultCenter] removeObserver:self name:@"LoginNotification" object:nil];
[[NSNotificationCenter defaultCenter] postNotificationName:@"LoginNotification" object:nil];
[[NSNotificationCenter defaultCenter] postNotificationName:@"LogoutNotification" object:nil];
NSNotification *made = [NSNotification notificationWithName:@"Made" object:nil userInfo:@{@"a": @1}];
[[[NSNotificationCenter defaultCenter] rac_addObserverForName:@"Made" object:nil] subscribeNext:^(NSNotification *n) { NSLog(@"%@", n); }];
[[NSNotificationCenter defaultCenter] postNotification:made];
//! notify("UIApplicationDidEnterBackgroundNotification")
//! notify("UIApplicationWillEnterForegroundNotification")

//> 0ms LoginNotification Zoe
//> 0ms ping 1
//> 0ms out
//> 0ms NSConcreteNotification 0x… {name = Made; userInfo = {\n    a = 1;\n}}
//> 0ms background
//> 0ms foreground
