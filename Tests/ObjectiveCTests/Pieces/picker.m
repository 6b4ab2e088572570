UIActionSheet *sheet = [[UIActionSheet alloc] initWithTitle:@"Photo" delegate:nil cancelButtonTitle:@"Cancel" destructiveButtonTitle:nil otherButtonTitles:@"Camera", @"Library", nil];
[sheet.rac_buttonClickedSignal subscribeNext:^(NSNumber *index) {
    if (index.integerValue == sheet.cancelButtonIndex) { NSLog(@"cancelled"); return; }
    UIImagePickerController *picker = [[UIImagePickerController alloc] init];
    picker.sourceType = index.integerValue == 1 ? UIImagePickerControllerSourceTypeCamera : UIImagePickerControllerSourceTypePhotoLibrary;
    [[picker.rac_imageSelectedSignal map:^id(NSDictionary *info) {
        return info[UIImagePickerControllerOriginalImage];
    }] subscribeNext:^(UIImage *image) {
        self.photoView.image = image;
    }];
    [self presentViewController:picker animated:YES completion:^{ NSLog(@"presented"); }];
    self.picker = picker;
}];
[sheet showInView:self.view];

//! sheet.click(0)
//! wait(1s)
//! sheet.click(2)
//! wait(1s)
//! self.picker.pick(["UIImagePickerControllerOriginalImage": "cat.jpg"])

//> 0ms cancelled
//> 1000ms → picker.sourceType = UIImagePickerControllerSourceTypePhotoLibrary
//> 1000ms → [self presentViewController:<UIImagePickerController: picker> animated:1 completion:<__NSGlobalBlock__: 0x…>]
//> 1000ms presented
//> 2000ms → self.photoView.image = cat.jpg
