// Delegates by rac_signalForSelector:fromProtocol:
- (void)viewDidLoad {
    [super viewDidLoad];
    RACSignal *positions = [[self rac_signalForSelector:@selector(locationManager:didUpdateLocations:) fromProtocol:@protocol(CLLocationManagerDelegate)]
        reduceEach:^id(CLLocationManager *manager, NSArray *locations) { return locations.lastObject; }];
    RACSignal *failures = [[self rac_signalForSelector:@selector(locationManager:didFailWithError:) fromProtocol:@protocol(CLLocationManagerDelegate)]
        map:^id(RACTuple *arguments) { return arguments.second; }];
    RACSignal *position = [[[positions merge:[failures flattenMap:^(NSError *error) { return [RACSignal error:error]; }]] take:2]
        initially:^{ [self.manager startUpdatingLocation]; }];
    self.manager.delegate = (id<CLLocationManagerDelegate>)self;
    [[position finally:^{ [self.manager stopUpdatingLocation]; }] subscribeNext:^(id place) { NSLog(@"at %@", place); }
        error:^(NSError *error) { NSLog(@"no position: %@", error.localizedDescription); } completed:^{ NSLog(@"enough"); }];
}
//! self.call("locationManager:didUpdateLocations:", self.manager, ["home", "work"])
//! wait(1s)
//! self.call("locationManager:didFailWithError:", self.manager, error("denied", code: 1))
//! self.call("locationManager:didUpdateLocations:", self.manager, ["late"])

//> 0ms → [self.manager startUpdatingLocation]
//> 0ms at work
//> 1000ms → [self.manager stopUpdatingLocation]
//> 1000ms no position: denied
