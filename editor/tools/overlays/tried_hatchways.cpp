// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/tried_hatchways.h"

#include <algorithm>

#include "editor/tools/overlays/samples.h"
#include "editor/tools/words/translate.h"
#include "model/mission/on_boards.h"

namespace bulkhead {
namespace {

struct TriedHatchway {
  OverlayInput::Edge at;
  bool open = false;
};

Stroke tried_line(const Design& design) {
  return {2, design.note.colour, {4, 3}, Stroke::Cap::butt, Stroke::Join::round};
}

class TriedHatchwaysLayer final : public Layer {
 public:
  TriedHatchwaysLayer(HatchwayStates::Mode mode, std::vector<TriedHatchway> hatchways)
      : mode_(mode), hatchways_(std::move(hatchways)) {}

  void draw(const TablePainter& painter) const override {
    const auto& design = painter.design();
    const auto line = tried_line(design);
    for (const auto& hatchway : hatchways_) {
      const auto middle = painter.at(hatchway.at.middle);
      const auto along = hatchway.at.along * (painter.view().zoom() * 0.72);
      const Vec across = Vec{-along.y, along.x} * (7 / std::max(1.0, length_of(along)));
      const auto frame = Path::polygon(
          {middle - along - across, middle + along - across, middle + along + across, middle - along + across});
      // Open: nothing between the stubs but a frame; closed: a leaf with a bar through it.
      painter.canvas().fill(frame, hatchway.open ? design.floor : line.colour.faded(0.85));
      painter.canvas().stroke(frame, line);
      if (hatchway.open) continue;
      painter.canvas().stroke(Path::line(middle - along, middle + along), plain_line(2, design.paper));
    }
  }

  [[nodiscard]] std::vector<LegendEntry> legend(const Design& design) const override {
    std::vector<LegendEntry> entries;
    if (mode_ == HatchwayStates::Mode::all_open) entries.push_back(only_words("all-open", translate("All open")));
    if (mode_ == HatchwayStates::Mode::all_closed) entries.push_back(only_words("all-closed", translate("All closed")));
    if (!hatchways_.empty()) {
      entries.push_back({"tried",
                         counted(hatchways_.size(), marked("1 stands otherwise than in the mission"),
                                 marked("{} stand otherwise than in the mission")),
                         line_sample(tried_line(design))});
    }
    return entries;
  }

 private:
  HatchwayStates::Mode mode_;
  std::vector<TriedHatchway> hatchways_;
};

}  // namespace

std::shared_ptr<const Layer> tried_hatchways(const OverlayInput& input) {
  const auto& mission = *input.mission;
  std::vector<TriedHatchway> tried;
  for (const auto& hatchway : hatchways_of(mission)) {
    const bool open = input.look.is_open(hatchway.at, hatchway.starts_open);
    if (open == hatchway.starts_open) continue;
    if (const auto* edge = std::get_if<EdgeAddress>(&hatchway.at)) {
      tried.push_back({input.on_table(*edge), open});
    } else {
      const auto piece = find_on_boards(mission, &Board::pieces, std::get<ObjectAddress>(hatchway.at).id);
      tried.push_back({{input.table.at(piece.board, piece.at), {40, 0}}, open});
    }
  }
  // What was turned one by one may be gone.
  if (input.look.mode() == HatchwayStates::Mode::as_set && tried.empty()) return nullptr;
  return std::make_shared<TriedHatchwaysLayer>(input.look.mode(), std::move(tried));
}

}  // namespace bulkhead
