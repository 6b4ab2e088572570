//! network("https://api.example.com/login", after: 1s, gives: ["code": 1001, "msg": "密码错误"])
//! network("https://api.example.com/login", after: 1s, fails: error("似乎已断开与互联网的连接。", code: -1009))
//! network("https://api.example.com/login", after: 1s, gives: ["code": 0, "data": ["nickname": "小明"]])

#import "LoginViewController.h"
#import <ReactiveCocoa/ReactiveCocoa.h>
#import <ReactiveCocoa/RACEXTScope.h>

#pragma mark - Lifecycle

- (void)viewDidLoad {
    [super viewDidLoad];
    [self bindViewModel];
    [self setupViews];
}

#pragma mark - Private

- (void)setupViews {
    self.title = NSLocalizedString(@"Login", nil);
    [self.loginButton setBackgroundColor:[UIColor grayColor]];
}

- (void)bindViewModel {
    @weakify(self);
    RAC(self.loginButton, enabled) = [RACSignal combineLatest:@[
        self.phoneTextField.rac_textSignal,
        self.passwordTextField.rac_textSignal,
        RACObserve(self, agreed)
    ] reduce:^id(NSString *phone, NSString *password, NSNumber *agreed){
        return @(phone.length == 11 && password.length >= 6 && agreed.boolValue);
    }];

    [[self.loginButton rac_signalForControlEvents:UIControlEventTouchUpInside] subscribeNext:^(UIButton *sender) {
        @strongify(self);
        [self.loginCommand execute:@{@"phone": self.phoneTextField.text, @"password": self.passwordTextField.text}];
    }];

    [[self.loginCommand.executing skip:1] subscribeNext:^(NSNumber *x) {
        if ([x isEqualToNumber:@(YES)]) {
            [MBProgressHUD showMessage:@"正在登录..."];
        } else {
            [MBProgressHUD hideHUD];
        }
    }];

    [self.loginCommand.executionSignals.switchToLatest subscribeNext:^(NSDictionary *x) {
        @strongify(self);
        NSLog(@"登录成功: %@", x[@"nickname"]);
        [self.navigationController popToRootViewControllerAnimated:YES];
    }];

    [self.loginCommand.errors subscribeNext:^(NSError *x) {
        NSLog(@"登录失败: %@", x.localizedDescription);
    }];
}

- (RACCommand *)loginCommand {
    if (!_loginCommand) {
        _loginCommand = [[RACCommand alloc] initWithSignalBlock:^RACSignal *(NSDictionary *input) {
            return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
                [[AFHTTPSessionManager manager] POST:@"https://api.example.com/login" parameters:input progress:nil success:^(NSURLSessionDataTask * _Nonnull task, id  _Nullable responseObject) {
                    if ([responseObject[@"code"] integerValue] == 0) {
                        [subscriber sendNext:responseObject[@"data"]];
                        [subscriber sendCompleted];
                    } else {
                        [subscriber sendError:[NSError errorWithDomain:@"LoginDomain" code:[responseObject[@"code"] integerValue] userInfo:@{NSLocalizedDescriptionKey: responseObject[@"msg"]}]];
                    }
                } failure:^(NSURLSessionDataTask * _Nullable task, NSError * _Nonnull error) {
                    [subscriber sendError:error];
                }];
                return nil;
            }];
        }];
    }
    return _loginCommand;
}

//! self.agreed = 1
//! self.phoneTextField.enter("13800000000")
//! self.passwordTextField.enter("123456")
//! wait(1s)
//! self.loginButton.tap()
//! wait(2s)
//! self.loginButton.tap()
//! wait(2s)
//! self.loginButton.tap()
//! wait(2s)

//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.loginButton.enabled = 0
//> 0ms → self.loginButton.enabled = 1
//> 1000ms → [MBProgressHUD showMessage:正在登录...]
//> 2000ms 登录失败: 密码错误
//> 2000ms → [MBProgressHUD hideHUD]
//> 3000ms → [MBProgressHUD showMessage:正在登录...]
//> 4000ms 登录失败: 似乎已断开与互联网的连接。
//> 4000ms → [MBProgressHUD hideHUD]
//> 5000ms → [MBProgressHUD showMessage:正在登录...]
//> 6000ms 登录成功: 小明
//> 6000ms → [self.navigationController popToRootViewControllerAnimated:1]
//> 6000ms → [MBProgressHUD hideHUD]
