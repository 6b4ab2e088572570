// actions: gestures, long press, shake with typedef blocks
typedef void (^ActionBlock)(UIView *view, NSInteger count);
__block ActionBlock action = nil;
action = ^(UIView *view, NSInteger count) {
    NSLog(@"%ld", (long)count);
    if (count > 0) action(view, count - 1);
};
action(self.view, 2);
UILongPressGestureRecognizer *press = [[UILongPressGestureRecognizer alloc] init];
press.minimumPressDuration = 0.5;
[[press.rac_gestureSignal map:^id(UILongPressGestureRecognizer *g) { return @(g.state); }] subscribeNext:^(NSNumber *state) {
    if (state.integerValue == UIGestureRecognizerStateBegan) {
        NSLog(@"menu for %@", NSStringFromClass([press class]));
    } else if (state.integerValue == UIGestureRecognizerStateEnded) {
        NSLog(@"closed");
    }
}];
[self.cell addGestureRecognizer:press];
NSDictionary<NSString *, ActionBlock> *handlers = @{@"show": ^(UIView *v, NSInteger n) { NSLog(@"show %ld", (long)n); }};
ActionBlock handler = handlers[@"show"];
if (handler) handler(nil, 9);
!handlers[@"none"] ?: ((ActionBlock)handlers[@"none"])(nil, 1);
//! press.state = 1
//! press.state = 3

//> 0ms 2
//> 0ms 1
//> 0ms 0
//> 0ms show 9
//> 0ms menu for UILongPressGestureRecognizer
//> 0ms closed
