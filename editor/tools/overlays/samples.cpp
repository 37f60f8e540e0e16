// SPDX-License-Identifier: MIT
#include "editor/tools/overlays/samples.h"

namespace bulkhead {
namespace {

class MessageLayer final : public Layer {
 public:
  explicit MessageLayer(LegendEntry entry) : entry_(std::move(entry)) {}
  void draw(const TablePainter&) const override {}
  [[nodiscard]] std::vector<LegendEntry> legend(const Design&) const override { return {entry_}; }

 private:
  LegendEntry entry_;
};

}  // namespace

LegendEntry::Sample ground_sample(const Design& design, Colour tint, const std::optional<Pattern>& pattern) {
  return [&design, tint, pattern](Canvas& canvas, const Rect& place) {
    canvas.fill(Path::rectangle(place), design.floor);
    if (tint.alpha > 0) canvas.fill(Path::rectangle(place), tint);
    if (pattern) canvas.fill(Path::rectangle(place), *pattern);
    canvas.stroke(Path::rectangle(place), plain_line(1, design.mute.faded(0.7)));
  };
}

LegendEntry::Sample ground_sample(const Design& design, const Pattern& pattern) {
  return ground_sample(design, {0, 0, 0, 0}, pattern);
}

LegendEntry::Sample line_sample(const Stroke& line) {
  return [line](Canvas& canvas, const Rect& place) {
    const auto middle = place.centre().y;
    canvas.stroke(Path::line({place.top_left.x, middle}, {place.bottom_right().x, middle}), line);
  };
}

std::shared_ptr<const Layer> message_layer(std::string id, std::string words) {
  return std::make_shared<MessageLayer>(only_words(std::move(id), std::move(words)));
}

}  // namespace bulkhead
