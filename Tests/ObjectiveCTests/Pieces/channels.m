//! self.viewModel = object("ViewModel", username: "ann")

RACChannelTo(self, model.name, @"") = RACChannelTo(self.view2, title);
RACChannelTerminal *modelTerminal = RACChannelTo(self.viewModel, username);
RACChannelTerminal *fieldTerminal = [self.usernameField rac_newTextChannel];
[modelTerminal subscribe:fieldTerminal];
[[fieldTerminal map:^id(NSString *text) {
    return [text lowercaseString];
}] subscribe:modelTerminal];
[RACObserve(self.viewModel, username) subscribeNext:^(id x) { NSLog(@"model: %@", x); }];

//! log(self.usernameField.text)
//! wait(1s)
//! self.usernameField.enter("BOB")
//! wait(1s)
//! self.viewModel.username = "carl"
//! log(self.usernameField.text)

//> 0ms → self.usernameField.text = ann
//> 0ms model: ann
//> 0ms ann
//> 1000ms model: bob
//> 2000ms → self.usernameField.text = carl
//> 2000ms model: carl
//> 2000ms carl
