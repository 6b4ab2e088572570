// LoginViewModel.h
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, LoginState) {
  LoginStateIdle,
  LoginStateRunning = 5,
  LoginStateDone,
};

@protocol LoginService;
@class LoginViewModel;

@protocol LoginViewModelDelegate <NSObject>
@required
- (void)viewModel:(LoginViewModel *)viewModel didBecome:(LoginState)state;
@optional
- (void)viewModelDidFail:(LoginViewModel *)viewModel;
@end

@interface LoginViewModel : NSObject

@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) NSString *password;
@property (nonatomic, assign, readonly, getter=isValid) BOOL valid;
@property (nonatomic, weak) id<LoginViewModelDelegate> delegate;
@property (nonatomic, strong, readonly) RACCommand *loginCommand;

- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
+ (instancetype)new NS_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END

// LoginViewModel.m
static NSString *const kGreeting = @"welcome";
static NSTimeInterval const kDelay = 1.0;

static NSString *Greeting(NSString *name) {
  return [NSString stringWithFormat:@"%@ %@", kGreeting, name];
}

@interface LoginViewModel () {
  NSInteger attempts;
  @private
  NSString *_last;
}
@property (nonatomic, assign, readwrite) BOOL valid;
@property (nonatomic, strong) RACCommand *loginCommand;
@end

@implementation LoginViewModel

@synthesize loginCommand = _loginCommand;
@dynamic password;

- (instancetype)initWithName:(NSString *)name {
  self = [super init];
  if (self == nil) return nil;
  _name = [name copy];
  RACSignal *valid = [RACSignal combineLatest:@[RACObserve(self, name), RACObserve(self, password)] reduce:^(NSString *name, NSString *password) {
    return @(name.length > 0 && password.length > 3);
  }];
  RAC(self, valid) = valid;
  @weakify(self)
  _loginCommand = [[RACCommand alloc] initWithEnabled:valid signalBlock:^RACSignal *(id input) {
    @strongify(self)
    self->attempts++;
    [self.delegate viewModel:self didBecome:LoginStateRunning];
    return [[[RACSignal return:Greeting(self.name)] delay:kDelay] doCompleted:^{
      [self.delegate viewModel:self didBecome:LoginStateDone];
    }];
  }];
  return self;
}

- (NSString *)description {
  return [NSString stringWithFormat:@"<%@ %@, %ld>", NSStringFromClass([self class]), self.name, (long)attempts];
}

@end

// LoginViewController.m
@interface LoginViewController : UIViewController <LoginViewModelDelegate>
@property (nonatomic, strong) LoginViewModel *viewModel;
@property (nonatomic, weak) IBOutlet UITextField *passwordField;
@property (nonatomic, weak) IBOutlet UIButton *loginButton;
@end

@implementation LoginViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.viewModel = [[LoginViewModel alloc] initWithName:@"anna"];
  self.viewModel.delegate = self;
  RAC(self.viewModel, password) = self.passwordField.rac_textSignal;
  self.loginButton.rac_command = self.viewModel.loginCommand;
  [[self.viewModel.loginCommand.executionSignals switchToLatest] subscribeNext:^(NSString *text) {
    NSLog(@"%@ by %@, %d", text, self.viewModel, self.viewModel.isValid);
  }];
}

#pragma mark - LoginViewModelDelegate

- (void)viewModel:(LoginViewModel *)viewModel didBecome:(LoginState)state {
  NSLog(@"state %ld of %@", (long)state, viewModel.name);
}

@end

//! self.loginButton.tap()
//! wait(1s)
//! self.passwordField.enter("secret")
//! wait(1s)
//! self.loginButton.tap()

//> 0ms → self.valid = 0
//> 0ms → self.viewModel.password =
//> 0ms → self.valid = 0
//> 1000ms → self.viewModel.password = secret
//> 1000ms → self.valid = 1
//> 2000ms state 5 of anna
//> 3000ms welcome anna by <LoginViewModel anna, 1>, 1
//> 3000ms state 6 of anna
