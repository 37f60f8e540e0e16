// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analysis/snapshot/snapshots.h"
#include "editor/tools/document/content.h"
#include "editor/tools/document/file_stamp.h"
#include "model/edit/history.h"
#include "model/io/definitions.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"

namespace bulkhead {

/// Where a file in an older format is kept when a newer one replaces it: `lamps.format-1.bulkhead`.
[[nodiscard]] std::filesystem::path older_copy(const std::filesystem::path& path, int format);

/// A mission that is being edited, and its file; or an item of the library, see `Content`. To be used on one thread;
/// the mission it hands out may go anywhere.
class Document {
 public:
  enum class Event : unsigned char {
    /// There is another mission value: an edit, undo, redo, or a file that was opened.
    mission,
    /// The same, and it is another document: nothing about the one before is worth keeping.
    replaced,
    /// The same, and it is what the file holds by now: a step that undo takes back, but nothing that was being typed is
    /// worth keeping.
    reloaded,
    /// Only the path or the mark of unsaved changes may differ.
    state
  };
  using Listener = std::function<void(Event)>;

  /// A step of undo in the making. What is set comes in the place of what was set before; dropped without a commit all
  /// of it is taken back. It ends as well when the document changes in another way; from then on it does nothing.
  class Gesture {
   public:
    Gesture(Gesture&& other) noexcept
        : document_(other.document_), number_(std::exchange(other.number_, 0)), before_(std::move(other.before_)) {}
    Gesture& operator=(Gesture&&) = delete;
    ~Gesture() { cancel(); }

    /// The mission that it began with.
    [[nodiscard]] const std::shared_ptr<const Mission>& before() const { return before_; }
    /// Makes of the document what an edit makes of that mission. A failing edit changes nothing.
    Result<void> set(const Edit& edit);
    Result<void> set(Mission mission, const StepName& name);
    void commit();
    void cancel();

   private:
    friend class Document;
    Gesture(Document& document, std::uint64_t number)
        : document_(document), number_(number), before_(document.mission()) {}
    [[nodiscard]] bool running() const { return number_ != 0 && document_.gesture_ == number_; }

    Document& document_;
    std::uint64_t number_;
    std::shared_ptr<const Mission> before_;
  };

  /// Begins with a mission that no file holds and that is not worth a question when it is left.
  explicit Document(Mission mission, FileSystem& files = real_files());
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  /// Listeners are called in order after every change; they may look at the document, not change it.
  void listen(Listener listener);

  [[nodiscard]] const std::shared_ptr<const Mission>& mission() const { return history_.current(); }
  /// Whether an item is edited, and which; nothing where it is a mission.
  [[nodiscard]] const std::optional<ItemFrame>& item() const { return item_; }
  /// For whoever asks what follows from the mission, on whatever thread.
  [[nodiscard]] const std::shared_ptr<Snapshots>& snapshots() const { return snapshots_; }
  /// Grows whenever there is another mission value.
  [[nodiscard]] std::uint64_t revision() const { return revision_; }
  /// Empty as long as the mission has no file.
  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// For people: the file's name, else the mission's title or id; of an item always its own name with its kind.
  [[nodiscard]] std::string name() const;
  /// Whether leaving the document would lose work.
  [[nodiscard]] bool modified() const { return unsaved_ || gone_ || differs_ || history_.modified(); }

  /// Applies an edit; see History::apply. A failing edit changes nothing, and nobody is called. An item is edited as
  /// far as its file goes: what else an edit would change fails.
  Result<void> apply(const Edit& edit, std::string_view merge_key = {});
  /// Makes an edit part of every step it is meant for, and none of its own; see History::amend. Not of an item
  /// (contract).
  Result<void> amend(const Edit& edit, const std::function<bool(const Mission&)>& meant);
  /// Ends the gesture there may be as it stands, and begins another.
  [[nodiscard]] Gesture begin_gesture();
  void finish_merge() { history_.finish_merge(); }
  void undo();
  void redo();
  [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
  [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
  /// In the user's language.
  [[nodiscard]] std::string undo_name() const;
  [[nodiscard]] std::string redo_name() const;
  /// All steps there are, the oldest first, in the user's language; and how many of them are done.
  [[nodiscard]] std::vector<std::string> step_names() const;
  [[nodiscard]] std::size_t steps_done() const { return history_.done(); }
  /// Takes steps back, or does them again, until so many are done.
  void go_to_step(std::size_t done);

  /// Puts another mission in the place of this one: a new one without a file (an empty path), or what was recovered
  /// of one that belongs to `path`, whose stamp was `stamp`. `unsaved` says that leaving it would lose work. History
  /// begins anew.
  void begin(Mission mission, const std::filesystem::path& path = {}, bool unsaved = false,
             const std::optional<FileStamp>& stamp = std::nullopt);
  /// The same with whatever it is.
  void begin_with(Content content, const std::filesystem::path& path = {}, bool unsaved = false,
                  const std::optional<FileStamp>& stamp = std::nullopt);
  /// Opens a file; gives the remarks of the reader. If it fails nothing changes and nobody is called.
  [[nodiscard]] Result<std::vector<Error>> open(const std::filesystem::path& path, const Definitions* definitions);
  /// Takes over what the file now holds, as a step that can be undone. There must be a path (contract). Fails where
  /// that is something else than it was: a mission instead of an item, or one of another kind or game. As long as the
  /// file holds what could not be taken over, the document counts as modified.
  [[nodiscard]] Result<std::vector<Error>> reload(const Definitions* definitions);
  /// Saves to its own path, which there must be (contract). If it fails the document stays modified.
  [[nodiscard]] Result<void> save() { return save_as(path_); }
  /// The format of the file that was opened or reloaded last; the newest for a mission that no file holds.
  [[nodiscard]] int format() const { return format_; }
  /// The copy of a file in an older format that the last save has kept; nothing where it had none to keep.
  [[nodiscard]] const std::optional<std::filesystem::path>& kept() const { return kept_; }
  /// Saves to a path, which becomes the document's own if that succeeds. A mission in an older format that stands there
  /// is kept beside it first: see `older_copy`.
  [[nodiscard]] Result<void> save_as(const std::filesystem::path& path);

  /// Of the file as it was last read or written here; nothing as long as that has not been.
  [[nodiscard]] const std::optional<FileStamp>& stamp() const { return stamp_; }
  /// What others have done to the file since; `unchanged` without a stamp.
  [[nodiscard]] DiskCheck look() const;
  /// Takes note of a look at the file: a mission whose file is gone counts as modified for as long as that is so.
  void found_on_disk(const DiskCheck& sight);
  /// Takes the file as it was seen for known, so that it counts as changed no longer. The document counts as modified
  /// then: its mission is not what the file says.
  void keep_mine(const FileStamp& seen);

 private:
  void replace(Content content, const std::filesystem::path& path, std::optional<FileStamp> stamp, bool unsaved);
  /// Whether this may come after the present mission, if it is an item.
  [[nodiscard]] Result<void> check_fits(const Mission& after) const;
  [[nodiscard]] Result<Content> read_again(const StampedText& file, const Definitions* definitions) const;
  /// After a step of undo or redo from another mission.
  void stepped_from(const std::shared_ptr<const Mission>& before);
  /// What is kept of the file at a path before it is replaced; fails where that cannot be.
  [[nodiscard]] Result<std::optional<std::filesystem::path>> keep_older(const std::filesystem::path& path);
  void announce(Event event) const;
  /// The same after any change but those of a gesture.
  void end_gesture_if_changed(const std::shared_ptr<const Mission>& before);
  void announce_if_changed(const std::shared_ptr<const Mission>& before);

  FileSystem& files_;
  History history_;
  std::optional<ItemFrame> item_;
  /// A reload of an item, whose undo brings back the frame that it had before.
  struct Reframed {
    std::shared_ptr<const Mission> before;
    std::shared_ptr<const Mission> after;
    std::optional<ItemFrame> frame_before;
    std::optional<ItemFrame> frame_after;
  };
  std::vector<Reframed> reframed_;
  std::shared_ptr<Snapshots> snapshots_ = std::make_shared<Snapshots>();
  std::filesystem::path path_;
  std::optional<FileStamp> stamp_;
  int format_ = mission_format;
  std::optional<std::filesystem::path> kept_;
  bool unsaved_ = false;
  /// The file was there once and is not now.
  bool gone_ = false;
  /// The file holds what could not be taken over.
  bool differs_ = false;
  /// The gesture that is running, 0 for none, and how many there were.
  std::uint64_t gesture_ = 0;
  std::uint64_t gestures_ = 0;
  std::uint64_t revision_ = 1;
  std::vector<Listener> listeners_;
};

}  // namespace bulkhead
