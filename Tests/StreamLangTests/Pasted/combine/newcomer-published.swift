import Combine
import Foundation

var cancellables = Set<AnyCancellable>()

$searchText
    .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
    .removeDuplicates()
    .filter { !$0.isEmpty }
    .sink { print("searching \($0)") }
    .store(in: &cancellables)
