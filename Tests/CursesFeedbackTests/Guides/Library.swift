import CursesFeedback

/// The library of the guide "Feedback loops": its state, events and reducer.
enum LibraryGuide {
  struct Book: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
  }

  struct Download: Identifiable, Equatable, Sendable {
    let id: Book.ID
    var isUrgent = false
  }

  struct Library: Equatable, Sendable {
    var query = ""
    var books: [Book] = []
    var failure: String?
    var isOnline = true
    var downloads: [Download] = []
  }

  enum Event: Equatable, Sendable {
    case queryChanged(String)
    case found([Book])
    case searchFailed(String)
    case retried
    case connectionChanged(isOnline: Bool)
    case downloadRequested(Book.ID)
    case hurried(Book.ID)
    case downloaded(Book.ID)
    case refreshAsked
  }

  static let reduce = Reducer<Library, Event> { library, event in
    switch event {
    case .queryChanged(let query):
      library.query = query
      library.failure = nil
    case .found(let books):
      library.books = books
    case .searchFailed(let reason):
      library.failure = reason
    case .retried:
      library.failure = nil
    case .connectionChanged(let isOnline):
      library.isOnline = isOnline
    case .downloadRequested(let id):
      library.downloads.append(Download(id: id))
    case .hurried(let id):
      for index in library.downloads.indices where library.downloads[index].id == id {
        library.downloads[index].isUrgent = true
      }
    case .downloaded(let id):
      library.downloads.removeAll { $0.id == id }
    case .refreshAsked:
      break
    }
  }
}

extension LibraryGuide.Library {
  var requestedSearch: String? {
    query.isEmpty || failure != nil ? nil : query
  }
}
