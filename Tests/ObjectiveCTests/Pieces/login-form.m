// Login form, viewDidLoad and helper methods
static NSString * const kErrorDomain = @"LoginError";
typedef NS_ENUM(NSInteger, LoginState) {
    LoginStateIdle,
    LoginStateBusy,
    LoginStateDone = 10,
    LoginStateFailed
};

@property (nonatomic, strong) UITextField *usernameField;
@property (nonatomic, strong) UITextField *passwordField;
@property (nonatomic, strong) UIButton *loginButton;
@property (nonatomic, assign) LoginState state;
@property (nonatomic, copy) NSString *message;

- (BOOL)isValidUsername:(NSString *)username {
    return username.length > 2;
}

- (RACSignal *)loginSignalWithUsername:(NSString *)username password:(NSString *)password {
    return [[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        if ([password isEqualToString:@"secret"]) {
            [subscriber sendNext:@{@"token": [username stringByAppendingString:@"-token"]}];
            [subscriber sendCompleted];
        } else {
            NSDictionary *info = @{NSLocalizedDescriptionKey: @"wrong password"};
            [subscriber sendError:[NSError errorWithDomain:kErrorDomain code:401 userInfo:info]];
        }
        return nil;
    }] delay:0.5];
}

- (void)viewDidLoad {
    [super viewDidLoad];
    @weakify(self);
    RACSignal *validUser = [self.usernameField.rac_textSignal map:^id(NSString *text) {
        @strongify(self);
        return @([self isValidUsername:text]);
    }];
    RACSignal *validPass = [self.passwordField.rac_textSignal map:^(NSString *text) {
        return @(text.length >= 6);
    }];
    RAC(self.loginButton, enabled) = [[RACSignal combineLatest:@[validUser, validPass]] and];
    RAC(self.usernameField, backgroundColor) = [validUser map:^id(NSNumber *ok) {
        return ok.boolValue ? [UIColor clearColor] : [UIColor yellowColor];
    }];
    [[[[self.loginButton rac_signalForControlEvents:UIControlEventTouchUpInside]
        doNext:^(id x) {
            @strongify(self);
            self.state = LoginStateBusy;
            self.loginButton.enabled = NO;
        }]
        flattenMap:^RACStream *(id value) {
            @strongify(self);
            return [[self loginSignalWithUsername:self.usernameField.text password:self.passwordField.text]
                catch:^RACSignal *(NSError *error) {
                    return [RACSignal return:error];
                }];
        }]
        subscribeNext:^(id result) {
            @strongify(self);
            self.loginButton.enabled = YES;
            if ([result isKindOfClass:[NSError class]]) {
                self.state = LoginStateFailed;
                self.message = [(NSError *)result localizedDescription];
            } else {
                self.state = LoginStateDone;
                self.message = result[@"token"];
            }
            NSLog(@"state %ld: %@", (long)self.state, self.message);
        }];
    [RACObserve(self, state) subscribeNext:^(NSNumber *s) {
        switch (s.integerValue) {
            case LoginStateIdle: NSLog(@"idle"); break;
            case LoginStateBusy:
                NSLog(@"busy");
                break;
            case LoginStateDone:
            case LoginStateFailed: {
                NSLog(@"ended");
                break;
            }
            default:
                break;
        }
    }];
}
//! self.usernameField.enter("anna")
//! self.passwordField.enter("wrong!")
//! self.loginButton.tap()
//! wait(1s)
//! self.passwordField.enter("secret")
//! self.loginButton.tap()
//! wait(1s)

//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.usernameField.backgroundColor = UIExtendedSRGBColorSpace 1 1 0 1
//> 0ms idle
//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.usernameField.backgroundColor = UIExtendedGrayColorSpace 0 0
//> 0ms → self.loginButton.enabled = 1
//> 0ms busy
//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.loginButton.enabled = 1
//> 0ms ended
//> 0ms state 11: wrong password
//> 1000ms → self.loginButton.enabled = 1
//> 1000ms busy
//> 1000ms → self.loginButton.enabled = 0
//> 1500ms → self.loginButton.enabled = 1
//> 1500ms ended
//> 1500ms state 10: anna-token
