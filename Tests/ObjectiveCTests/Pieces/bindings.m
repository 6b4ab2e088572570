// two-way binding
@property (nonatomic, strong) UITextField *nameField;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, assign) NSInteger count;
@property (nonatomic, assign) NSInteger mirrored;
- (void)viewDidLoad {
    RACChannelTo(self, name) = self.nameField.rac_newTextChannel;
    RACChannelTo(self, mirrored, @0) = RACChannelTo(self, count, @0);
    [RACObserve(self, name) subscribeNext:^(id x) { NSLog(@"name %@", x); }];
    self.name = @"Initial";
    self.count = 4;
    NSLog(@"%ld", (long)self.mirrored);
    self.mirrored = 9;
    NSLog(@"%ld", (long)self.count);
    RACChannelTerminal *switchTerminal = self.toggle.rac_newOnChannel;
    RACChannelTerminal *defaultsTerminal = [[NSUserDefaults standardUserDefaults] rac_channelTerminalForKey:@"enabled"];
    [switchTerminal subscribe:defaultsTerminal];
    [defaultsTerminal subscribe:switchTerminal];
    [[[NSUserDefaults standardUserDefaults] rac_channelTerminalForKey:@"enabled"] subscribeNext:^(id x) {
        NSLog(@"default %@", x);
    }];
}
//! log(self.nameField.text)
//! self.nameField.type("ab")
//! log(self.name)
//! self.toggle.toggle()
//! self.toggle.toggle()

//> 0ms name (null)
//> 0ms → self.nameField.text = Initial
//> 0ms name Initial
//> 0ms 4
//> 0ms 9
//> 0ms → self.toggle.on = 0
//> 0ms default (null)
//> 0ms Initial
//> 0ms name Initiala
//> 100ms name Initialab
//> 100ms Initialab
//> 100ms default 1
//> 100ms default 0
