// UIKit view building
UIView *container = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 100, 50)];
container.backgroundColor = [UIColor colorWithRed:0.2 green:0.4 blue:0.6 alpha:1];
UILabel *label = [UILabel new];
label.font = [UIFont systemFontOfSize:14];
label.textAlignment = NSTextAlignmentCenter;
[container addSubview:label];
UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
[button setTitle:@"Go" forState:UIControlStateNormal];
button.frame = (CGRect){10, 10, 80, 30};
button.tag = 7;
NSLog(@"%ld %@ %.0f", (long)button.tag, NSStringFromCGRect(button.frame), button.frame.size.width);
CGRect f = button.frame;
f.origin.y += 5;
button.frame = f;
NSLog(@"%@ %@", NSStringFromCGRect(button.frame), NSStringFromCGRect(container.frame));
[[button rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(UIButton *b) {
    b.selected = !b.selected;
    [UIView animateWithDuration:0.3 animations:^{ label.alpha = b.selected ? 1 : 0; } completion:^(BOOL finished) { NSLog(@"animated %d", finished); }];
    NSLog(@"selected %d, %@", b.isSelected, b.currentTitle);
}];
RAC(label, text) = [RACObserve(button, selected) map:^id(NSNumber *s) { return s.boolValue ? @"yes" : @"no"; }];
CGPoint center = container.center;
CGFloat w = CGRectGetWidth(container.bounds);
NSLog(@"%@", [NSValue valueWithCGPoint:CGPointMake(1, 2)]);
NSLog(@"%@", [UIColor redColor]);
//! button.tap()
//! wait(1s)
//! button.tap()
//! wait(1s)

//> 0ms 7 {{10, 10}, {80, 30}} 80
//> 0ms {{10, 15}, {80, 30}} {{0, 0}, {100, 50}}
//> 0ms → label.text = no
//> 0ms NSPoint: {1, 2}
//> 0ms UIExtendedSRGBColorSpace 1 0 0 1
//> 0ms → button.selected = 1
//> 0ms → label.text = yes
//> 0ms → label.alpha = 1
//> 0ms selected 1, Go
//> 300ms animated 1
//> 1000ms → button.selected = 0
//> 1000ms → label.text = no
//> 1000ms → label.alpha = 0
//> 1000ms selected 0, Go
//> 1300ms animated 1
