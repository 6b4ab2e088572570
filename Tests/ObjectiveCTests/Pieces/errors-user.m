typedef enum : NSUInteger {
    LoginErrorWrongPassword = 100,
    LoginErrorLocked,
} LoginError;
static NSString * const LoginErrorDomain = @"com.example.login";

RACSignal *(^login)(NSString *, NSString *) = ^RACSignal *(NSString *user, NSString *password) {
    if ([password isEqual:@"secret"]) return [[RACSignal return:@{@"token": @"abc", @"user": user}] delay:0.5];
    LoginError code = [user isEqualToString:@"bob"] ? LoginErrorLocked : LoginErrorWrongPassword;
    return [RACSignal error:[NSError errorWithDomain:LoginErrorDomain code:code userInfo:@{NSLocalizedDescriptionKey: [NSString stringWithFormat:@"%@ cannot log in", user], NSLocalizedFailureReasonErrorKey: @"password"}]];
};
void (^report)(NSError *) = ^(NSError *error) {
    switch (error.code) {
        case LoginErrorWrongPassword: NSLog(@"wrong: %@", error.localizedDescription); break;
        case LoginErrorLocked: NSLog(@"locked: %@", error.userInfo[NSLocalizedFailureReasonErrorKey]); break;
        default: NSLog(@"%@", error);
    }
};
NSArray *tries = @[RACTuplePack(@"ann", @"x"), RACTuplePack(@"bob", @"y"), RACTuplePack(@"ann", @"secret")];
for (RACTuple *t in tries) {
    RACTupleUnpack(NSString *user, NSString *password) = t;
    [login(user, password) subscribeNext:^(NSDictionary *session) {
        NSLog(@"token %@ for %@", session[@"token"], session[@"user"]);
    } error:report];
}

//> 0ms wrong: ann cannot log in
//> 0ms locked: password
//> 500ms token abc for ann
