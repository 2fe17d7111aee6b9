extension UIBarButtonItem {
    /// The look of an item's title (Apple documentation: *UIBarButtonItem.Style*).
    public enum Style: Int, Sendable {
        /// Regular weight.
        case plain = 0
        /// The former bordered look, today the same as plain.
        @available(*, deprecated, message: "Use UIBarButtonItemStylePlain when minimum deployment target is iOS7 or later")
        case bordered = 1
        /// The bold look of an action that ends a task.
        case done = 2
    }

    /// The items that the system has words or pictures for (Apple documentation: *UIBarButtonItem.SystemItem*).
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
        case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
        case fastForward, undo, redo
        /// The former page-curl item.
        @available(*, deprecated)
        case pageCurl
        case close
        case writingDirection

        /// The word shown for the item, for those that are words.
        var words: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .undo: "Undo"
            case .redo: "Redo"
            default: nil
            }
        }

        /// What an assistive technology says for the item.
        var spokenName: String? {
            if let words { return words }
            switch self {
            case .add: return "Add"
            case .compose: return "Compose"
            case .reply: return "Reply"
            case .action: return "Share"
            case .organize: return "Organize"
            case .bookmarks: return "Bookmarks"
            case .search: return "Search"
            case .refresh: return "Refresh"
            case .stop: return "Stop"
            case .camera: return "Camera"
            case .trash: return "Delete"
            case .play: return "Play"
            case .pause: return "Pause"
            case .rewind: return "Rewind"
            case .fastForward: return "Fast forward"
            case .close: return "Close"
            default: return nil
            }
        }

        /// The symbol drawn for the item, for those that are pictures.
        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }
    }
}
