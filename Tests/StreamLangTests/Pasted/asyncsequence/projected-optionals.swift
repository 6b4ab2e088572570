import Combine

final class Model {
  @Published var query = ""
}

final class Owner {
  var model: Model? = Model()
  private var kept: Set<AnyCancellable> = []

  func bind() {
    model?.$query
      .sink { print("query", $0) }
      .store(in: &kept)
    model?.query = "tea"
  }
}

let owner = Owner()
owner.bind()
