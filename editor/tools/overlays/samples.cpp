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
