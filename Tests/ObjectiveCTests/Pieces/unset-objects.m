// The view model and the subject are made elsewhere: what the code sends to them must be seen.
@property (nonatomic, strong) LoginViewModel *viewModel;
@property (nonatomic, weak) IBOutlet UITextField *username;
@property (nonatomic, strong) RACSubject *errors;
- (void)viewDidLoad {
    [super viewDidLoad];
    RAC(self.viewModel, username) = self.username.rac_textSignal;
    [[RACObserve(self.viewModel, username) skip:1] subscribeNext:^(NSString *name) {
        if (name.length < 3) [self.errors sendNext:@"too short"];
    }];
    [self.errors subscribeNext:^(id x) { NSLog(@"error: %@", x); }];
    [[[RACSignal never] startWith:@"merged"] subscribe:self.errors];
}

//! self.username.enter("ann")
//! self.username.enter("a")
//! self.errors.sendNext("from the drive")

//> 0ms → self.viewModel.username =
//> 0ms error: merged
//> 0ms → self.viewModel.username = ann
//> 0ms → self.viewModel.username = a
//> 0ms error: too short
//> 0ms error: from the drive
