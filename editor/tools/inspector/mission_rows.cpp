// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/base/numbers.h"
#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "workbench/new_mission.h"

namespace bulkhead {
namespace {

InspectorRow head_row(const Mission& mission, const FieldOf<MissionHead>& field) {
  return {
      .key = "mission." + std::string(field.key),
      .group = translate("Mission"),
      .name = translate(field.label),
      .help = translate(field.help),
      .control = control_of(field),
      .value = field.text(*mission.head),
      .choices = choices_of(mission, {}, field),
      .change = [&field](const Mission& now, const std::string& value) -> Result<Edit> {
        auto changed = *now.head;
        return field.put(changed, single(value)).map([&]() -> Edit { return SetHead{std::string(field.key), value}; });
      }};
}

InspectorRows head_rows(const Mission& mission) {
  InspectorRows rows;
  for (const auto& field : fields_of<MissionHead>()) {
    if (field.key == "balance") {
      rows.push_back({.key = "mission.id",
                      .group = translate("Mission"),
                      .name = translate("Id"),
                      .value = mission.head->id.text(),
                      .change = [](const Mission&, const std::string& value) {
                        return Id::parse(value).map([](const Id& wanted) -> Edit { return SetMissionId{wanted}; });
                      }});
    }
    rows.push_back(head_row(mission, field));
  }
  return rows;
}

}  // namespace

Edit with_id_after_title(const Mission& mission, const Edit& edit) {
  const auto* const set = std::get_if<SetHead>(&edit);
  const auto& head = *mission.head;
  const auto of_title = slug(head.title, slug(untitled, "").text());
  if (set == nullptr || set->field != "title" || head.id != of_title) return edit;
  const auto wanted = slug(set->value, head.id.text());
  if (wanted == head.id) return edit;
  return EditSequence{{edit, SetMissionId{wanted}}, edit.step_name(mission)};
}

InspectorRows inspect_mission(const Mission& mission) {
  auto rows = head_rows(mission);
  rows.push_back({.key = "mission.system",
                  .group = translate("Mission"),
                  .name = translate("Game system"),
                  .value = name_or_id(*mission.system)});
  for (const auto& side : *mission.sides) {
    const auto number = fmt::format("{}", &side - mission.sides->data() + 1);
    rows.push_back({.key = "side." + side.id.text(),
                    .group = translate("Sides"),
                    .name = translate("Side {}", {number}),
                    .value = side.name,
                    .change = [id = side.id](const Mission&, const std::string& value) -> Result<Edit> {
                      return PutSide{id, value};
                    }});
  }
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    append(rows, inspect_board(mission, number));
  }
  for (const auto& used : mission.sets) {
    rows.push_back(
        {.key = "boxes." + used.set->id.text(),
         .group = translate("Boxes of {}", {name_or_id(*used.set)}),
         .name = translate("Used"),
         .help = translate("How many are used; empty for as many as boards"),
         .value = used.boxes ? fmt::format("{}", *used.boxes) : std::string(),
         .change = [id = used.set->id](const Mission&, const std::string& value) -> Result<Edit> {
           if (value.empty()) return SetBoxes{id, std::nullopt};
           return read_whole_number(value, 0, largest_number).map([&](int boxes) { return SetBoxes{id, boxes}; });
         }});
  }
  return rows;
}

}  // namespace bulkhead
