// SPDX-License-Identifier: MIT
#include "model/edit/verbs/markers.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

Result<void> check_kind(const Mission& mission, const Id& kind, const Marker* before) {
  if ((before != nullptr && before->kind == kind) || find_marker_kind(*mission.system, kind) != nullptr) return {};
  std::vector<Id> known;
  for (const auto& other : mission.system->marker_kinds) known.push_back(other.id);
  return fail(unknown_name("marker kind", kind, known));
}

Result<Mission> put_marker(const Mission& mission, const Marker& marker) {
  const auto* old = find_marker(mission, marker.id);
  const auto* point = std::get_if<Point>(&marker.at);
  return check_id_for(mission, marker.id, "marker")
      .and_then([&] { return check_kind(mission, marker.kind, old); })
      .and_then([&] { return check_side(mission, marker.side, old == nullptr ? std::nullopt : old->side); })
      .and_then([&] { return check_text(marker.label); })
      .and_then([&] { return check_place(mission, marker.at); })
      .and_then([&] { return point == nullptr ? Result<void>() : check_reach(*point); })
      .map([&] {
        Mission result = mission;
        put(result.markers, marker);
        return result;
      });
}

}  // namespace

Result<Mission> PutMarker::apply(const Mission& mission) const { return put_marker(mission, marker); }

std::string PutMarker::text_form(const Mission& mission) const {
  auto text = fmt::format("marker {} kind {} at {}", marker.id.text(), marker.kind.text(), to_text(mission, marker.at));
  if (!marker.label.empty()) text += " label " + quoted_word(marker.label);
  if (marker.side) text += fmt::format(" side {}", marker.side->text());
  return text;
}

StepName PutMarker::step_name(const Mission&) const { return StepName("Marker {}", {marker.id.text()}); }

Result<Edit> parse_marker(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"kind"}, Keyword{"at"}, Keyword{"label"}, Keyword{"side"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto id = Id::parse(fields->leading.front().text);
  if (!id) return tl::unexpected(id.error());
  const auto kind = read_id(*fields, "kind");
  if (!kind) return tl::unexpected(kind.error());
  const auto side = read_id(*fields, "side");
  if (!side) return tl::unexpected(side.error());
  if (!*kind || !fields->has("at")) return fail("Say which kind of marker it is and where it stands");
  const auto at = read_place(mission, *fields->word("at"));
  if (!at) return tl::unexpected(at.error());
  return PutMarker{{*id, **kind, fields->text("label").value_or(""), *at, *side, {}}};
}

}  // namespace bulkhead
