// SPDX-License-Identifier: MIT
#include "model/edit/verbs/markers.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

Result<void> check_kind(const Mission& mission, const Id& kind, const Marker* before) {
  if ((before != nullptr && before->kind == kind) || find_marker_kind(*mission.system, kind) != nullptr) return {};
  return fail(unknown_name("marker kind", kind, ids_of(mission.system->marker_kinds)));
}

Result<void> check_height(Length height) {
  if (height >= Length() && height <= longest_length) return {};
  return fail("A marker stands 0 to 100 m high");
}

}  // namespace

Result<Mission> PutMarker::apply(const Mission& mission) const {
  const auto* old = find_marker(mission, marker.id);
  const auto* point = std::get_if<Point>(&marker.at);
  return check_id_for(mission, marker.id, "marker")
      .and_then([&] { return check_kind(mission, marker.kind, old); })
      .and_then([&] { return check_side(mission, marker.side, old == nullptr ? std::nullopt : old->side); })
      .and_then([&] { return check_text(marker.label); })
      .and_then([&] { return check_text(marker.name); })
      .and_then([&] { return check_place(mission, marker.at); })
      .and_then([&] { return check_height(marker.height); })
      .and_then([&] { return point == nullptr ? Result<void>() : check_reach(*point); })
      .map([&] {
        Mission result = mission;
        put(result.markers, marker);
        return result;
      });
}

std::string PutMarker::text_form(const Mission& mission) const {
  auto text = fmt::format("marker {} kind {} at {}", marker.id.text(), marker.kind.text(), to_text(mission, marker.at));
  if (!marker.name.empty()) text += " name " + quoted_word(marker.name);
  if (!marker.label.empty()) text += " label " + quoted_word(marker.label);
  if (marker.side) text += fmt::format(" side {}", marker.side->text());
  if (marker.height != Length()) text += " height " + to_text(marker.height);
  return text;
}

StepName PutMarker::step_name(const Mission& mission) const { return StepName("{}", {spoken_name(mission, marker)}); }

Result<Edit> parse_marker(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"kind"},  Keyword{"at"},   Keyword{"name"},
                                   Keyword{"label"}, Keyword{"side"}, Keyword{"height"}};
  EditReader read(mission, words, 1, keywords);
  const auto id = read.id();
  const auto kind = read.id_after("kind");
  const auto side = read.id_after("side");
  if (!kind || !read.has("at")) read.refuse("Say which kind of marker it is and where it stands");
  if (read.failed()) return read.made({});
  const auto at = read.place(*read.clauses().word("at"));
  const auto height = read.length_after("height");
  return read.made(PutMarker{{id, *kind, read.clauses().text("label").value_or(""), at, side, height,
                              read.clauses().text("name").value_or("")}});
}

}  // namespace bulkhead
