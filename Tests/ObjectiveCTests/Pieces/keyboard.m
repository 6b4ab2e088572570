// Keyboard notifications
NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
RACSignal *show = [[center rac_addObserverForName:UIKeyboardWillShowNotification object:nil] map:^id(NSNotification *note) {
    NSValue *frame = note.userInfo[UIKeyboardFrameEndUserInfoKey];
    return @([frame CGRectValue].size.height);
}];
RACSignal *hide = [[center rac_addObserverForName:UIKeyboardWillHideNotification object:nil] mapReplace:@0];
[[[RACSignal merge:@[show, hide]] takeUntil:self.rac_willDeallocSignal] subscribeNext:^(NSNumber *height) {
    CGRect frame = CGRectMake(0, 0, 320, 480);
    CGRect small = frame;
    small.size.height -= height.floatValue;
    self.scrollView.frame = small;
    NSLog(@"%@ of %@", NSStringFromCGRect(small), NSStringFromCGRect(frame));
    UIEdgeInsets insets = UIEdgeInsetsMake(0, 0, height.doubleValue, 0);
    self.scrollView.contentInset = insets;
    NSLog(@"%.0f", self.scrollView.contentInset.bottom);
}];
NSDictionary *info = @{UIKeyboardFrameEndUserInfoKey: [NSValue valueWithCGRect:CGRectMake(0, 264, 320, 216)]};
[center postNotificationName:UIKeyboardWillShowNotification object:nil userInfo:info];
[center postNotificationName:UIKeyboardWillHideNotification object:nil];
CGPoint p = CGPointMake(3, 4);
CGPoint q = p;
q.x += 10;
NSLog(@"%@ %@ %g", NSStringFromCGPoint(p), NSStringFromCGPoint(q), sqrt(p.x * p.x + p.y * p.y));
CGSize size = CGSizeMake(10, 20);
NSLog(@"%d %d", CGSizeEqualToSize(size, CGSizeMake(10, 20)), CGRectContainsPoint(CGRectMake(0, 0, 5, 5), p));
NSLog(@"%.1f %.1f", CGRectGetMaxY(CGRectMake(1, 2, 3, 4)), CGRectGetWidth(CGRectInset(CGRectMake(0, 0, 10, 10), 1, 1)));
NSRange range = NSMakeRange(2, 3);
NSLog(@"%@ %lu", NSStringFromRange(range), (unsigned long)NSMaxRange(range));

//> 0ms → self.scrollView.frame = NSRect: {{0, 0}, {320, 264}}
//> 0ms {{0, 0}, {320, 264}} of {{0, 0}, {320, 480}}
//> 0ms → self.scrollView.contentInset = UIEdgeInsets: {0, 0, 216, 0}
//> 0ms 216
//> 0ms → self.scrollView.frame = NSRect: {{0, 0}, {320, 480}}
//> 0ms {{0, 0}, {320, 480}} of {{0, 0}, {320, 480}}
//> 0ms → self.scrollView.contentInset = UIEdgeInsets: {0, 0, 0, 0}
//> 0ms 0
//> 0ms {3, 4} {13, 4} 5
//> 0ms 1 1
//> 0ms 6.0 8.0
//> 0ms {2, 3} 5
