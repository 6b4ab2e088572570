// Notifications: the keyboard, and one of the app itself, until the view goes away
static NSString * const CartChanged = @"CartChanged";
- (void)viewDidLoad {
    [super viewDidLoad];
    NSNotificationCenter *center = [NSNotificationCenter defaultCenter];
    RACSignal *shows = [[center rac_addObserverForName:UIKeyboardWillShowNotification object:nil] map:^id(NSNotification *note) {
        return @([note.userInfo[UIKeyboardFrameEndUserInfoKey] CGRectValue].size.height);
    }];
    RACSignal *hides = [[center rac_addObserverForName:UIKeyboardWillHideNotification object:nil] mapReplace:@0];
    RAC(self.bottom, constant) = [[RACSignal merge:@[shows, hides]] takeUntil:self.rac_willDeallocSignal];
    [[[center rac_addObserverForName:CartChanged object:nil] takeUntil:[self rac_signalForSelector:@selector(viewWillDisappear:)]]
        subscribeNext:^(NSNotification *note) {
            NSLog(@"cart %@ from %@", note.userInfo[@"count"], note.object);
        } completed:^{ NSLog(@"no more"); }];
    [center postNotificationName:CartChanged object:@"shop" userInfo:@{@"count": @1}];
}
//! wait(1s)
//! notify("UIKeyboardWillShowNotification", userInfo: ["UIKeyboardFrameEndUserInfoKey": CGRectMake(0, 300, 320, 216)])
//! wait(1s)
//! notify("UIKeyboardWillHideNotification")
//! notify("CartChanged", object: "list", userInfo: ["count": 2])
//! self.call("viewWillDisappear:", true)
//! notify("CartChanged", userInfo: ["count": 3])

//> 0ms cart 1 from shop
//> 1000ms → self.bottom.constant = 216
//> 2000ms → self.bottom.constant = 0
//> 2000ms cart 2 from list
//> 2000ms no more
