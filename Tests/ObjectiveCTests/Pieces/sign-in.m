//! self.signInService.answers("signInWithUsername:password:complete:") { name, password, complete in
//!   after(1s) { complete(password == "password") }
//! }

#import <ReactiveCocoa/ReactiveCocoa.h>
#import "RWDummySignInService.h"

// The form of the tutorial by Ray Wenderlich, with its methods.
- (void)viewDidLoad {
    [super viewDidLoad];
    self.signInFailureText.hidden = YES;

    RACSignal *validUsernameSignal = [self.usernameTextField.rac_textSignal map:^id(NSString *text) {
        return @([self isValidUsername:text]);
    }];
    RACSignal *validPasswordSignal =
        [self.passwordTextField.rac_textSignal
            map:^id(NSString *text) {
                return @([self isValidPassword:text]);
            }];

    RAC(self.passwordTextField, backgroundColor) =
        [validPasswordSignal map:^id(NSNumber *passwordValid) {
            return [passwordValid boolValue] ? [UIColor clearColor] : [UIColor yellowColor];
        }];

    RACSignal *signUpActiveSignal =
        [RACSignal combineLatest:@[validUsernameSignal, validPasswordSignal]
                          reduce:^id(NSNumber *usernameValid, NSNumber *passwordValid) {
            return @([usernameValid boolValue] && [passwordValid boolValue]);
        }];
    [[signUpActiveSignal distinctUntilChanged] subscribeNext:^(NSNumber *signupActive) {
        self.signInButton.enabled = [signupActive boolValue];
    }];

    [[[[self.signInButton rac_signalForControlEvents:UIControlEventTouchUpInside]
        doNext:^(id x) {
            self.signInButton.enabled = NO;
            self.signInFailureText.hidden = YES;
        }]
        flattenMap:^id(id x) {
            return [self signInSignal];
        }]
        subscribeNext:^(NSNumber *signedIn) {
            self.signInButton.enabled = YES;
            BOOL success = [signedIn boolValue];
            self.signInFailureText.hidden = success;
            if (success) {
                [self performSegueWithIdentifier:@"signInSuccess" sender:self];
            }
        }];
}

- (BOOL)isValidUsername:(NSString *)username {
    return username.length > 3;
}

- (BOOL)isValidPassword:(NSString *)password {
    return password.length > 3;
}

- (RACSignal *)signInSignal {
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        [self.signInService signInWithUsername:self.usernameTextField.text
                                      password:self.passwordTextField.text
                                      complete:^(BOOL success) {
            [subscriber sendNext:@(success)];
            [subscriber sendCompleted];
        }];
        return nil;
    }];
}

//! wait(1s)
//! self.usernameTextField.enter("user")
//! self.passwordTextField.enter("passwort")
//! wait(1s)
//! self.signInButton.tap()
//! wait(2s)
//! self.passwordTextField.enter("password")
//! self.signInButton.tap()
//! wait(2s)

//> 0ms → self.passwordTextField.backgroundColor = UIExtendedSRGBColorSpace 1 1 0 1
//> 0ms → self.signInButton.enabled = 0
//> 1000ms → self.passwordTextField.backgroundColor = UIExtendedGrayColorSpace 0 0
//> 1000ms → self.signInButton.enabled = 1
//> 2000ms → self.signInButton.enabled = 0
//> 2000ms → self.signInFailureText.hidden = 1
//> 3000ms → self.signInButton.enabled = 1
//> 3000ms → self.signInFailureText.hidden = 0
//> 4000ms → self.passwordTextField.backgroundColor = UIExtendedGrayColorSpace 0 0
//> 4000ms → self.signInButton.enabled = 0
//> 4000ms → self.signInFailureText.hidden = 1
//> 5000ms → self.signInButton.enabled = 1
//> 5000ms → self.signInFailureText.hidden = 1
//> 5000ms → [self performSegueWithIdentifier:signInSuccess sender:<NSObject: 0x1>]
