@property (nonatomic, strong) NSArray *products;
@property (nonatomic, assign) NSInteger quantity;
@property (nonatomic, assign) double discount;
@property (nonatomic, copy) NSString *total;

self.products = @[@{@"name": @"Pen", @"price": @1.25}, @{@"name": @"Book", @"price": @12}];
RAC(self, total) = [RACSignal combineLatest:@[RACObserve(self, products), RACObserve(self, quantity), RACObserve(self, discount)] reduce:^id(NSArray *products, NSNumber *quantity, NSNumber *discount) {
    double sum = 0;
    for (NSDictionary *product in products) {
        sum += [product[@"price"] doubleValue] * quantity.integerValue;
    }
    sum *= 1 - discount.doubleValue;
    return [NSString stringWithFormat:@"%.2f €", sum];
}];
self.quantity = 2;
self.discount = 0.1;
NSLog(@"%@", self.total);
NSNumberFormatter *formatter = [[NSNumberFormatter alloc] init];
formatter.numberStyle = NSNumberFormatterDecimalStyle;
[RACObserve(self, total) subscribeNext:^(NSString *total) {
    [self.payButton setTitle:[@"Pay " stringByAppendingString:total] forState:UIControlStateNormal];
}];

//! wait(1s)
//! self.quantity = 3
//! wait(1s)
//! self.discount = 0.5

//> 0ms → self.total = 0.00 €
//> 0ms → self.total = 26.50 €
//> 0ms → self.total = 23.85 €
//> 0ms 23.85 €
//> 0ms → [self.payButton setTitle:Pay 23.85 € forState:UIControlStateNormal]
//> 1000ms → self.total = 35.77 €
//> 1000ms → [self.payButton setTitle:Pay 35.77 € forState:UIControlStateNormal]
//> 2000ms → self.total = 19.88 €
//> 2000ms → [self.payButton setTitle:Pay 19.88 € forState:UIControlStateNormal]
