// SPDX-License-Identifier: MIT
#include "rendering/text/written_characters.h"

#include <string_view>

#include "rendering/text/characters.h"

namespace bulkhead {
namespace {

/// Draws nothing, and keeps what is written.
class CharacterCanvas final : public Canvas {
 public:
  void fill(const Path& /*path*/, Colour /*colour*/) override {}
  void fill(const Path& /*path*/, const Pattern& /*pattern*/) override {}
  void stroke(const Path& /*path*/, const Stroke& /*stroke*/) override {}
  void text(const TextRun& run) override {
    for (std::string_view rest = run.text; !rest.empty();) written_.insert(take_character(rest));
  }
  void picture(const Picture& /*picture*/, const Rect& /*box*/) override {}
  void push_clip(const Path& /*path*/) override {}
  void pop_clip() override {}
  void push_opacity(double /*opacity*/) override {}
  void pop_opacity() override {}
  void begin_layer(const std::string& /*id*/, const std::string& /*name*/) override {}
  void end_layer() override {}
  void begin_object(const ObjectInfo& /*object*/) override {}
  void end_object() override {}

  [[nodiscard]] const std::set<char32_t>& written() const { return written_; }

 private:
  std::set<char32_t> written_;
};

}  // namespace

std::set<char32_t> written_characters(const Pages& pages) {
  CharacterCanvas canvas;
  for (const auto& page : pages) page.paint(canvas);
  return canvas.written();
}

}  // namespace bulkhead
