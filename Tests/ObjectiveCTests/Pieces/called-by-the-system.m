- (IBAction)pressed:(id)sender {
  self.label.text = @"x";
  [self save];
}
//! self.call("pressed:", nil)
//! wait(1s)
//! self.call("pressed:", nil)

//> 0ms → self.label.text = x
//> 0ms → [self save]
//> 1000ms → self.label.text = x
//> 1000ms → [self save]
