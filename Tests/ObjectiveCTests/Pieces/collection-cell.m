// A cell with a progress bar: rac_prepareForReuseSignal, and collection view cells
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    UICollectionViewCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:@"photo" forIndexPath:indexPath];
    RACSignal *progress = self.progresses[indexPath.item];
    RAC(cell.bar, progress) = [[progress takeUntil:cell.rac_prepareForReuseSignal] deliverOnMainThread];
    [[progress ignoreValues] subscribeCompleted:^{
        NSLog(@"item %ld of section %ld is there", (long)indexPath.item, (long)indexPath.section);
    }];
    return cell;
}
self.progresses = @[[RACSubject subject], [RACReplaySubject replaySubjectWithCapacity:1]];
[self.progresses[1] sendNext:@0.25];
UICollectionViewCell *cell = [self collectionView:self.collectionView cellForItemAtIndexPath:[NSIndexPath indexPathForItem:1 inSection:0]];
//! self.progresses[1].send(0.5)
//! cell.call("prepareForReuse")
//! self.progresses[1].send(0.75)
//! self.progresses[1].sendCompleted()

//> 0ms → cell.bar.progress = 0.25
//> 0ms → cell.bar.progress = 0.5
//> 0ms item 1 of section 0 is there
