UILongPressGestureRecognizer *longPress = [[UILongPressGestureRecognizer alloc] initWithTarget:nil action:NULL];
longPress.minimumPressDuration = 0.3;
[self.imageView addGestureRecognizer:longPress];
self.imageView.userInteractionEnabled = YES;
[longPress.rac_gestureSignal subscribeNext:^(UILongPressGestureRecognizer *g) {
    switch (g.state) {
        case UIGestureRecognizerStateBegan:
            NSLog(@"began");
            break;
        case UIGestureRecognizerStateEnded:
            NSLog(@"ended in %@", g.view);
            break;
        default:
            break;
    }
}];
[[[self.button rac_signalForControlEvents:UIControlEventTouchDown | UIControlEventTouchUpInside] scanWithStart:@0 reduce:^id(NSNumber *n, id _) {
    return @(n.integerValue + 1);
}] subscribeNext:^(NSNumber *n) {
    [self.button setTitle:n.stringValue forState:UIControlStateNormal];
}];

//! longPress.state = 1
//! wait(1s)
//! longPress.state = 3
//! self.button.fire(UIControlEventTouchDown)
//! self.button.tap()

//> 0ms began
//> 1000ms ended in <UIView: imageView>
//> 1000ms → [self.button setTitle:1 forState:UIControlStateNormal]
//> 1000ms → [self.button setTitle:2 forState:UIControlStateNormal]
