// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "editor/tools/overlays/marker_at_work.h"
#include "editor/tools/overlays/overlay_input.h"
#include "editor/tools/overlays/table_painter.h"
#include "rendering/label/obstacles.h"
#include "rendering/legend/legend.h"

namespace bulkhead {

/// Words that an overlay wants on the map; they are given a place as the map's own labels are, or none.
struct OverlayWord {
  std::string text;
  Colour colour;
  /// Within this …
  std::vector<Loop> region;
  /// … or, where that is empty, as near as can be to a place.
  Vec at{};
  /// What it is about, where the overlay speaks of several alike: a word that could not stand nearer to it than to
  /// another of them is left out.
  std::optional<Segment> thing{};
};

/// What an overlay shows, worked out: draws itself and explains itself. Immutable; places are on the table (see View).
class Layer {
 public:
  virtual ~Layer() = default;

  /// Below all that stands on the map; what is written is told by `words`.
  virtual void draw(const TablePainter& painter) const = 0;
  [[nodiscard]] virtual std::vector<OverlayWord> words(const Design& /*design*/) const { return {}; }
  /// The lines that it draws: words, of whichever overlay, had better not stand on them.
  [[nodiscard]] virtual std::vector<Segment> lines() const { return {}; }
  /// What its signs mean, drawn as on the map of this design.
  [[nodiscard]] virtual std::vector<LegendEntry> legend(const Design& design) const = 0;
  /// What it says of a place, in a few words; empty where it says nothing.
  [[nodiscard]] virtual std::string words_at(Vec /*on_table*/) const { return {}; }

 protected:
  Layer() = default;
  Layer(const Layer&) = default;
  Layer& operator=(const Layer&) = default;
};

/// Where the user's attention is.
struct OverlayFocus {
  /// On the table.
  std::optional<Vec> pointer;
  /// A zone or area that distances are counted from, instead of from the pointer.
  std::optional<Id> zone;
  /// What the tool puts or moves.
  std::optional<MarkerAtWork> marker = {};
  friend bool operator==(const OverlayFocus&, const OverlayFocus&) = default;
};

/// Something that can be shown above the map, and all that commands, settings, legend and painter need to know of it.
struct MapOverlay {
  /// `chokepoints`; never changed once published: settings keep it, and the command is `overlay.chokepoints`.
  std::string_view key;
  /// English, as what its command does in a sentence; show them through `translate`.
  std::string_view name;
  std::string_view help;
  /// A fill covers the ground, and only one is shown at a time; lines lie above it, any number of them. Of the same,
  /// what comes later in the list lies above.
  enum class Kind : unsigned char { fill, line };
  Kind kind = Kind::fill;
  enum class Pace : unsigned char {
    /// There in the frame that shows it, however large the board.
    at_once,
    /// On large boards it takes longer.
    slow,
    /// At once, and anew with every move of the pointer.
    follows_focus,
    /// At once, and anew with every other marker that a tool puts or moves. Under the pointer it speaks of where that
    /// one stands, or would.
    follows_marker
  };
  Pace pace = Pace::at_once;
  /// May run on any thread; what it gives when stopped is of no use. Never null.
  std::shared_ptr<const Layer> (*compute)(const OverlayInput& input, const OverlayFocus& focus,
                                          const std::stop_token& stop) = nullptr;
  /// Whether it is shown by itself, though nobody has chosen it; null for never.
  bool (*shows_itself)(const Mission& mission, const OverlayFocus& focus) = nullptr;
};

/// Whether it may be another with every move of the pointer.
[[nodiscard]] inline bool follows_pointer(const MapOverlay& overlay) {
  return overlay.pace == MapOverlay::Pace::follows_focus || overlay.pace == MapOverlay::Pace::follows_marker;
}

/// In the order of menus and legend.
[[nodiscard]] const std::vector<MapOverlay>& map_overlays();

}  // namespace bulkhead
