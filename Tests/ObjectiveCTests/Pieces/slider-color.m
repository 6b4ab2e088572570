RACSignal *(^channelOf)(UISlider *) = ^RACSignal *(UISlider *slider) {
    return [[slider rac_newValueChannelWithNilValue:@0] startWith:@(slider.value)];
};
RAC(self.preview, backgroundColor) = [RACSignal combineLatest:@[channelOf(self.redSlider), channelOf(self.greenSlider), channelOf(self.blueSlider)] reduce:^id(NSNumber *r, NSNumber *g, NSNumber *b) {
    return [UIColor colorWithRed:r.floatValue green:g.floatValue blue:b.floatValue alpha:1.0];
}];
[[[self.redSlider rac_signalForControlEvents:UIControlEventValueChanged] map:^id(UISlider *s) {
    return [NSString stringWithFormat:@"%02lX", (long)(s.value * 255)];
}] subscribeNext:^(NSString *hex) {
    self.hexLabel.text = hex;
}];

//! wait(1s)
//! self.redSlider.slide(1.0)
//! wait(1s)
//! self.blueSlider.slide(0.5)

//> 0ms → self.preview.backgroundColor = UIExtendedSRGBColorSpace 0 0 0 1
//> 1000ms → self.preview.backgroundColor = UIExtendedSRGBColorSpace 1 0 0 1
//> 1000ms → self.hexLabel.text = FF
//> 2000ms → self.preview.backgroundColor = UIExtendedSRGBColorSpace 1 0 0.5 1
