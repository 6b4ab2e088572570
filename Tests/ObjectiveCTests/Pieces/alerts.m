// alert and image picker
UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@"Delete" message:@"Sure?" delegate:nil cancelButtonTitle:@"Cancel" otherButtonTitles:@"OK", @"Later", nil];
[[alert.rac_buttonClickedSignal filter:^BOOL(NSNumber *index) {
    return index.integerValue != alert.cancelButtonIndex;
}] subscribeNext:^(NSNumber *index) {
    NSLog(@"button %@: %@", index, [alert buttonTitleAtIndex:index.integerValue]);
}];
[alert show];
UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Photo" delegate:nil cancelButtonTitle:@"Cancel" destructiveButtonTitle:nil otherButtonTitles:@"Camera", @"Library", nil];
[sheet.rac_buttonClickedSignal subscribeNext:^(NSNumber *x) { NSLog(@"sheet %@ %@", x, [sheet buttonTitleAtIndex:x.integerValue]); }];
[sheet showInView:self.view];
UIImagePickerController *picker = [[UIImagePickerController alloc] init];
[picker.rac_imageSelectedSignal subscribeNext:^(NSDictionary *info) {
    NSLog(@"image %@", info[UIImagePickerControllerOriginalImage]);
    [picker dismissViewControllerAnimated:YES completion:nil];
} completed:^{ NSLog(@"picked"); }];
UIAlertController *controller = [UIAlertController alertControllerWithTitle:@"T" message:nil preferredStyle:UIAlertControllerStyleAlert];
[controller addAction:[UIAlertAction actionWithTitle:@"Yes" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) { NSLog(@"tapped %@", action.title); }]];
[self presentViewController:controller animated:YES completion:^{ NSLog(@"presented"); }];
//! alert.click(1)
//! sheet.click(0)
//! picker.pick(["UIImagePickerControllerOriginalImage": "img"])

//> 0ms button 1: OK
//> 0ms sheet 0 Cancel
//> 0ms image img
//> 0ms → [picker dismissViewControllerAnimated:1 completion:(null)]
//> 0ms presented
