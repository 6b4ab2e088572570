// KVO as Foundation has it
[self addObserver:self forKeyPath:@"progress" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:nil];
[self addObserver:self forKeyPath:@"user.name" options:NSKeyValueObservingOptionInitial | NSKeyValueObservingOptionNew context:nil];
self.progress = @0.5;
self.progress = @1;
[self removeObserver:self forKeyPath:@"progress"];
self.progress = @2;
self.user = [User new];
self.user.name = @"Ann";

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    if ([keyPath isEqualToString:@"progress"]) {
        NSLog(@"%@ → %@", change[NSKeyValueChangeOldKey], change[NSKeyValueChangeNewKey]);
    } else {
        NSLog(@"%@ = %@", keyPath, change[NSKeyValueChangeNewKey]);
        self.nameLabel.text = [object valueForKeyPath:keyPath];
    }
}

//> 0ms user.name = <null>
//> 0ms → self.nameLabel.text = (null)
//> 0ms <null> → 0.5
//> 0ms 0.5 → 1
//> 0ms user.name = <null>
//> 0ms → self.nameLabel.text = (null)
//> 0ms user.name = Ann
//> 0ms → self.nameLabel.text = Ann
