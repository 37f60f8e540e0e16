// SPDX-License-Identifier: MIT
#include "model/edit/verbs/objects.h"

#include <fmt/format.h>

#include "model/base/article.h"
#include "model/base/plain_text.h"
#include "model/edit/on_board.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/item_changes.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

Result<Mission> with_moved_zone(const Mission& mission, Part<std::vector<Zone>> Mission::*list, const Id& id,
                                const Place& to) {
  Mission result = mission;
  bool round = false;
  change(result.*list, [&](std::vector<Zone>& zones) {
    auto* circle = std::get_if<CircleShape>(&find_in(zones, id)->shape);
    round = circle != nullptr;
    if (round) circle->centre = to;
  });
  if (round) return result;
  return fail(fmt::format("#{} is not round; give it another shape instead", id.text()));
}

}  // namespace

Result<Mission> MoveObject::apply(const Mission& mission) const {
  if (auto fine = check_place(mission, to); !fine) return tl::unexpected(fine.error());
  const auto what = object_kind(mission, id);
  if (const auto* point = std::get_if<Point>(&to)) {
    if (auto fine = check_reach(*point); !fine) return tl::unexpected(fine.error());
  }
  if (what.empty()) return no_such_object(id);
  if (what == "feature") return move_on_boards(mission, &Board::features, id, point_of(mission, to));
  if (what == "free piece") return move_on_boards(mission, &Board::pieces, id, point_of(mission, to));
  if (what == "zone") return with_moved_zone(mission, &Mission::zones, id, to);
  if (what == "area") return with_moved_zone(mission, &Mission::areas, id, to);
  if (what != "marker")
    return fail(fmt::format("{} stands nowhere, so it cannot be moved", capitalised(with_article(what))));
  Mission result = mission;
  change(result.markers, [&](std::vector<Marker>& markers) { find_in(markers, id)->at = to; });
  return result;
}

std::string MoveObject::text_form(const Mission& mission) const {
  return fmt::format("move #{} {}", id.text(), to_text(mission, to));
}

StepName MoveObject::step_name(const Mission& mission) const { return StepName("Move {}", {spoken_name(mission, id)}); }

Result<Mission> SetLabel::apply(const Mission& mission) const {
  for (const auto* field : fields_of_thing(mission, id)) {
    if (field->is_name()) return apply_to_anything(mission, id, {std::string(field->key), single(label)});
  }
  if (!has_object(mission, id)) return no_such_object(id);
  return fail(fmt::format("#{} is {}; those have no label", id.text(), with_article(object_kind(mission, id))));
}

std::string SetLabel::text_form(const Mission&) const {
  return fmt::format("label #{} {}", id.text(), quoted_word(label));
}

StepName SetLabel::step_name(const Mission& mission) const { return StepName("Label {}", {spoken_name(mission, id)}); }

Result<Edit> parse_move(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto id = read.object();
  const auto to = read.place(read.word(1));
  return read.made(MoveObject{id, to});
}

Result<Edit> parse_label(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2);
  const auto id = read.object();
  return read.made(SetLabel{id, read.word(1).text});
}

}  // namespace bulkhead
