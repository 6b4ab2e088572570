import RxSwift

// Streams that only the app declares, in loops that wait for their values.
final class FeedScreen {
  let feed: FeedModel
  init(feed: FeedModel) { self.feed = feed }

  func start() {
    Task {
      do {
        for try await title in feed.titles.values { print("title", title) }
        print("no more titles")
      } catch {
        print("failed:", error)
      }
    }
    Task {
      for await count in unread { print("unread", count) }
    }
  }
}

let screen = FeedScreen(feed: FeedModel())
screen.start()
