// user defaults
NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
[defaults setObject:@"dark" forKey:@"theme"];
[defaults setInteger:3 forKey:@"launches"];
[defaults setBool:YES forKey:@"seen"];
[defaults registerDefaults:@{@"lang": @"en"}];
[defaults synchronize];
NSLog(@"%@ %ld %d %@", [defaults stringForKey:@"theme"], (long)[defaults integerForKey:@"launches"], [defaults boolForKey:@"seen"], [defaults objectForKey:@"lang"]);
RACChannelTerminal *terminal = [defaults rac_channelTerminalForKey:@"theme"];
[terminal subscribeNext:^(id x) { NSLog(@"theme %@", x); }];
[defaults setObject:@"light" forKey:@"theme"];
[defaults setObject:@"light" forKey:@"theme"];
[defaults removeObjectForKey:@"theme"];
[terminal sendNext:@"blue"];
NSLog(@"%@", [defaults objectForKey:@"theme"]);
NSInteger launches = [defaults integerForKey:@"launches"] + 1;
[defaults setInteger:launches forKey:@"launches"];
if ([defaults integerForKey:@"launches"] % 2 == 0) { NSLog(@"even"); }
[defaults setValue:@[@1, @2] forKey:@"list"];
NSLog(@"%lu", (unsigned long)[[defaults arrayForKey:@"list"] count]);
[defaults setDouble:2.5 forKey:@"scale"];

//> 0ms dark 3 1 en
//> 0ms theme dark
//> 0ms theme light
//> 0ms theme (null)
//> 0ms blue
//> 0ms even
//> 0ms 2
