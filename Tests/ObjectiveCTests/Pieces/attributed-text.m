// A label's text with colours, and the indexes of rows.
NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"同意《协议》"];
[text addAttribute:NSForegroundColorAttributeName value:[UIColor redColor] range:NSMakeRange(2, 4)];
[text appendAttributedString:[[NSAttributedString alloc] initWithString:@"!" attributes:@{NSForegroundColorAttributeName: [UIColor redColor]}]];
NSLog(@"%@ %lu", text.string, (unsigned long)text.length);
NSLog(@"%@", text);
RAC(self.label, attributedText) = [RACObserve(self, name) map:^id(NSString *name) {
    return [[NSAttributedString alloc] initWithString:name ?: @"-" attributes:@{NSFontAttributeName: @12}];
}];
NSMutableIndexSet *rows = [NSMutableIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
[rows addIndex:4];
[rows removeIndex:0];
NSLog(@"%@ %d", rows, [rows containsIndex:1]);
NSLog(@"%@", [@[@"a", @"b", @"c", @"d", @"e"] objectsAtIndexes:rows]);
[rows enumerateIndexesUsingBlock:^(NSUInteger index, BOOL *stop) { NSLog(@"row %lu", (unsigned long)index); }];
NSIndexSet *long_ = [@[@"ab", @"abcd", @"abcde"] indexesOfObjectsPassingTest:^BOOL(NSString *s, NSUInteger i, BOOL *stop) { return s.length > 3; }];
NSLog(@"%lu from %lu", (unsigned long)long_.count, (unsigned long)long_.firstIndex);
//! self.name = "Ann"
//> 0ms 同意《协议》! 7
//> 0ms 同意{\n}《协议》!{\n    NSColor = "UIExtendedSRGBColorSpace 1 0 0 1";\n}
//> 0ms → self.label.attributedText = -{ NSFont = 12; }
//> 0ms <NSMutableIndexSet: 0x…>[number of indexes: 2 (in 2 ranges), indexes: (1 4)] 1
//> 0ms (\n    b,\n    e\n)
//> 0ms row 1
//> 0ms row 4
//> 0ms 2 from 1
//> 0ms → self.label.attributedText = Ann{ NSFont = 12; }
