import StreamLang
import Streams

enum JSTesting { static let functions: [Method] = [] }
final class LoggedStream: Stream { let log = ObjectBox("SubscriptionLog") }
