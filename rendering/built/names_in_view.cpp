// SPDX-License-Identifier: MIT
#include "rendering/built/names_in_view.h"

#include <algorithm>
#include <string>
#include <utility>

#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

const Font label_font = {7, Font::Weight::semibold, 0, true};
const Font letter_font = {8, Font::Weight::bold, 0, false};
/// Between a marker and what stands beside it.
constexpr double gap = 0.3;

class Names {
 public:
  explicit Names(const BuiltPlan& plan) : plan_(plan) {
    for (std::size_t number = 0; number < plan.map.markers.size(); ++number) taken_.push_back(box_of(number));
    for (const auto& run : plan.coordinates) taken_.push_back(bounds_of(run));
  }

  std::vector<TextRun> run() {
    for (const auto& link : plan_.map.links) {
      if (link.tag_of_zones) add_letters(link);
    }
    for (std::size_t number = 0; number < plan_.map.markers.size(); ++number) {
      const auto& label = plan_.map.markers[number].label;
      if (!label.empty() && !is_inside(number)) add_beside(label, box_of(number));
    }
    return std::move(names_);
  }

 private:
  [[nodiscard]] const HiddenMarker* sign_of(std::size_t marker) const {
    const auto found = std::ranges::find(plan_.hidden, marker, &HiddenMarker::marker);
    return found == plan_.hidden.end() ? nullptr : &*found;
  }

  /// Around a marker, or around its sign where it is hidden.
  [[nodiscard]] Rect box_of(std::size_t number) const {
    if (const auto* sign = sign_of(number)) return Rect{sign->sign, {}}.grown(sign_radius);
    const auto& marker = plan_.map.markers[number];
    return plan_.view.laid(path_of(marker), plan_.marker_height(marker)).bounds();
  }

  [[nodiscard]] bool is_inside(std::size_t number) const {
    const auto& marker = plan_.map.markers[number];
    return sign_of(number) != nullptr ? fits_sign(marker.label) : marker.label_size > 0;
  }

  [[nodiscard]] TextRun run_of(std::string text, const Font& font, Vec middle) const {
    TextRun run;
    run.text = std::move(text);
    run.font = font;
    run.colour = plan_.map.design->ink;
    run.at = middle + Vec{0, cap_height(font) / 2};
    run.anchor = TextRun::Anchor::middle;
    run.halo = text_halo;
    run.halo_colour = plan_.map.design->paper;
    return run;
  }

  void add(TextRun run) {
    taken_.push_back(bounds_of(run));
    names_.push_back(std::move(run));
  }

  /// At the right, else at the left, above or below; nowhere if another name or marker is there.
  void add_beside(const std::string& label, const Rect& box) {
    const double width = measure(label, label_font).width / 2 + box.size.x / 2 + gap;
    const double height = cap_height(label_font) / 2 + box.size.y / 2 + gap + text_halo;
    for (const Vec by : {Vec{width, 0}, Vec{-width, 0}, Vec{0, -height}, Vec{0, height}}) {
      auto run = run_of(label, label_font, box.centre() + by);
      const auto letters = bounds_of(run).grown(-text_halo);
      if (std::ranges::any_of(taken_, [&](const Rect& other) { return other.overlaps(letters); })) continue;
      return add(std::move(run));
    }
  }

  /// Of a step that its zones are not part of there is nothing to say.
  void add_letters(const LinkLine& link) {
    for (const auto& zone : plan_.map.zones) {
      const auto& address = zone.object.address;
      if (zone.path.empty()) continue;
      if (!link.object.address.starts_with(address + " ") && !link.object.address.ends_with(" " + address)) continue;
      add(run_of(link.tag, letter_font, plan_.view.at(middle_of(zone.loops, zone.shown), 0)));
    }
  }

  const BuiltPlan& plan_;
  std::vector<TextRun> names_;
  std::vector<Rect> taken_;
};

}  // namespace

std::vector<TextRun> names_in_view(const BuiltPlan& plan) { return Names(plan).run(); }

}  // namespace bulkhead
