// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "analysis/snapshot/snapshots.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/overlays/map_overlay.h"
#include "editor/tools/overlays/overlay_choice.h"

namespace bulkhead {

/// What is to be seen above the map. Copies are cheap.
struct OverlayPicture {
  struct Shown {
    const MapOverlay* overlay = nullptr;
    /// Null: not worked out yet.
    std::shared_ptr<const Layer> layer;
    /// Still being worked out: the layer, if any, is of an older state.
    bool pending = false;
  };
  /// In the order of the list.
  std::vector<Shown> shown;
  /// See `tried_hatchways`; above the map's own hatchways.
  std::shared_ptr<const Layer> hatchways;
  /// Where the pointer is, and where the marker at work stands or would; on the table.
  std::optional<Vec> pointer;
  std::optional<Vec> marker;

  /// Null where it is not shown.
  [[nodiscard]] const Shown* find(std::string_view overlay) const;
  /// Whether any is still being worked out.
  [[nodiscard]] bool pending() const;
};

/// What all overlays say of a place, parted by ` · `; empty where they say nothing.
[[nodiscard]] std::string words_at(const OverlayPicture& picture, Vec on_table);

/// Which overlays are meant: those that stay while the pointer moves, or the others.
enum class OverlayPart : unsigned char { lasting, moving };

// Draw what is shown to a canvas whose millimetre is a logical pixel: fills just above the map's floor, lines above
// them and below all that is built. What is still being worked out is drawn faintly, as it was.
void draw_fills(const TablePainter& painter, const OverlayPicture& picture, OverlayPart part);
void draw_lines(const TablePainter& painter, const OverlayPicture& picture);
/// Whether a fill is among them that may be another with every move of the pointer.
[[nodiscard]] bool has_moving_fill(const OverlayPicture& picture);

/// Keeps the overlays up to date that a user has chosen or that show themselves. What is quick is worked out when it is
/// asked for, in the frame that shows it; on large boards the rest is worked out in the background and replaced when it
/// is ready.
class LiveOverlays {
 public:
  /// Boards with more cells than this have their slow overlays worked out in the background.
  static constexpr std::size_t most_cells_at_once = 100;

  /// What is looked at, and how.
  struct Subject {
    std::shared_ptr<const Mission> mission;
    std::shared_ptr<Snapshots> snapshots;
    OverlayChoice choice;
    /// On the table.
    std::optional<Vec> pointer;
    std::optional<MarkerAtWork> marker = {};
  };

  /// `subject` is asked for what is looked at now. `trouble` is told why something could not be worked out.
  LiveOverlays(std::function<Subject()> subject, Post post, std::function<void(const std::string&)> trouble);
  LiveOverlays(const LiveOverlays&) = delete;
  LiveOverlays& operator=(const LiveOverlays&) = delete;

  /// Of the subject as it is now; valid until the next call.
  [[nodiscard]] const OverlayPicture& picture();
  /// Grows whenever `picture` gives something else to draw that lasts while the pointer moves.
  [[nodiscard]] std::uint64_t version() const { return version_; }
  /// Called when something has become ready.
  void when_ready(std::function<void()> ready) { ready_ = std::move(ready); }
  /// Another mission has come: what is known of the one before is not shown, not even until there is better.
  void forget();
  /// Waits until nothing is being worked out any more.
  void finish();

 private:
  struct State {
    std::shared_ptr<const Layer> layer;
    /// What the layer was made from; null for nothing.
    std::shared_ptr<const OverlayInput> made_from;
    OverlayFocus made_for;
    /// What is being worked out is made from this.
    std::shared_ptr<const OverlayInput> asked_for;
    /// Made when it is first needed.
    std::unique_ptr<Job<std::shared_ptr<const Layer>>> job;
  };
  static void stop(State& state);
  /// Brings an overlay up to date, or has that done; whether it is still to come.
  bool update(const MapOverlay& overlay, State& state, const OverlayFocus& focus);
  void ask(const MapOverlay& overlay, State& state);

  std::function<Subject()> subject_;
  Post post_;
  std::function<void(const std::string&)> trouble_;
  std::function<void()> ready_;
  OverlayPicture picture_;
  std::uint64_t version_ = 0;
  std::shared_ptr<const OverlayInput> input_;
  /// Of each overlay, in the order of the list.
  std::vector<State> states_;
};

}  // namespace bulkhead
