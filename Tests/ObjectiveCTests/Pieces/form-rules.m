// A form in a table: validation messages, first invalid field, summary
NSArray *fields = @[@{@"key": @"mail", @"pattern": @".+@.+\\..+"}, @{@"key": @"zip", @"pattern": @"[0-9]{5}"}];
RACSignal *(^validity)(NSDictionary *) = ^RACSignal *(NSDictionary *field) {
    UITextField *input = [self fieldNamed:field[@"key"]];
    NSRegularExpression *regex = [NSRegularExpression regularExpressionWithPattern:field[@"pattern"] options:NSRegularExpressionCaseInsensitive error:nil];
    return [input.rac_textSignal map:^id(NSString *text) {
        NSUInteger found = [regex numberOfMatchesInString:text options:0 range:NSMakeRange(0, text.length)];
        return found > 0 ? [NSNull null] : [NSString stringWithFormat:@"%@ is wrong", field[@"key"]];
    }];
};
RACSignal *all = [RACSignal combineLatest:[[fields.rac_sequence map:validity] array]];
RAC(self.messageLabel, text) = [all map:^id(RACTuple *messages) {
    NSArray *wrong = [[messages.rac_sequence filter:^BOOL(id m) { return ![m isKindOfClass:[NSNull class]]; }] array];
    return wrong.count ? [wrong componentsJoinedByString:@"; "] : @"fine";
}];
- (UITextField *)fieldNamed:(NSString *)name {
    if ([name isEqualToString:@"mail"]) return self.mailField;
    return self.zipField;
}
//! self.mailField.enter("a@b.c")
//! wait(1s)
//! self.zipField.enter("12345")

//> 0ms → self.messageLabel.text = mail is wrong; zip is wrong
//> 0ms → self.messageLabel.text = zip is wrong
//> 1000ms → self.messageLabel.text = fine
