NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
[defaults setBool:YES forKey:@"sound"];
[defaults setObject:@"en" forKey:@"language"];
[defaults setInteger:3 forKey:@"volume"];
[defaults synchronize];
NSLog(@"%d %@ %ld", [defaults boolForKey:@"sound"], [defaults stringForKey:@"language"], (long)[defaults integerForKey:@"volume"]);

RACChannelTerminal *terminal = [defaults rac_channelTerminalForKey:@"language"];
[terminal subscribeNext:^(NSString *language) {
    NSLog(@"language: %@", language);
}];
RACChannelTerminal *switchTerminal = [self.soundSwitch rac_newOnChannel];
RACChannelTerminal *soundTerminal = [defaults rac_channelTerminalForKey:@"sound"];
[soundTerminal subscribe:switchTerminal];
[switchTerminal subscribe:soundTerminal];
[[switchTerminal skip:0] subscribeNext:^(NSNumber *on) {
    NSLog(@"switched %@", on.boolValue ? @"on" : @"off");
}];

//! wait(1s)
//! self.soundSwitch.toggle()
//! wait(1s)
//! NSUserDefaults.standardUserDefaults.setObject("de", forKey: "language")
//! NSUserDefaults.standardUserDefaults.setObject("de", forKey: "language")
//! log(NSUserDefaults.standardUserDefaults.boolForKey("sound"))

//> 0ms 1 en 3
//> 0ms language: en
//> 0ms → self.soundSwitch.on = 1
//> 1000ms switched off
//> 2000ms language: de
//> 2000ms 0
