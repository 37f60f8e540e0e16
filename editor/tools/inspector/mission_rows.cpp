// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/words/translate.h"
#include "model/base/numbers.h"
#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

using Kind = InspectorRow::Kind;

InspectorRow head_row(const FieldOf<MissionHead>& field, const MissionHead& head) {
  InspectorRow row;
  row.key = "mission." + std::string(field.key);
  row.group = translate("Mission");
  row.name = translate(field.label);
  row.help = translate(field.help);
  row.kind = field.choices.empty() ? Kind::text : Kind::choice;
  row.value = field.text(head);
  for (const auto& choice : field.choices) row.choices.push_back({std::string(choice.value), translate(choice.name)});
  row.change = [&field](const Mission& now, const std::string& value) -> Result<Edit> {
    auto changed = *now.head;
    return field.put(changed, single(value)).map([&]() -> Edit { return SetHead{std::string(field.key), value}; });
  };
  return row;
}

InspectorRows head_rows(const MissionHead& head) {
  InspectorRows rows;
  InspectorRow id{"mission.id", translate("Mission"), translate("Id"), {}, Kind::text, head.id.text(), false, {}, {}};
  id.change = [](const Mission&, const std::string& value) {
    return Id::parse(value).map([](const Id& wanted) -> Edit { return SetMissionId{wanted}; });
  };
  for (const auto& field : fields_of<MissionHead>()) {
    if (field.key == "balance") rows.push_back(id);
    rows.push_back(head_row(field, head));
  }
  return rows;
}

InspectorRows board_rows(const Mission& mission, int number) {
  const auto& board = *find_board(mission, number);
  const auto key = fmt::format("board-{}.", number);
  const auto group = translate("Board {}", {fmt::format("{}", number)});
  InspectorRows rows;
  if (const auto* lattice = board.lattice()) {
    rows.push_back({key + "cells",
                    group,
                    translate("Cells"),
                    {},
                    Kind::text,
                    fmt::format("{} × {}", lattice->size().columns, lattice->size().rows),
                    false,
                    {},
                    {}});
  }
  const auto bounds = board_bounds(mission, board);
  const auto size = bounds.bottom_right - bounds.top_left;
  rows.push_back({key + "size",
                  group,
                  translate("Size"),
                  {},
                  Kind::text,
                  fmt::format("{} × {}", to_text(size.x), to_text(size.y)),
                  false,
                  {},
                  {}});
  if (const auto* set = set_of(mission, board)) {
    rows.push_back(
        {key + "set", group, translate("Terrain set"), {}, Kind::text, name_or_id(set->name, set->id), false, {}, {}});
  }
  InspectorRow at{key + "at",
                  group,
                  translate("Corner"),
                  translate("Of its top-left corner on the table"),
                  Kind::place,
                  to_text(board.at),
                  false,
                  {},
                  {}};
  at.change = [number](const Mission&, const std::string& value) -> Result<Edit> {
    return parse_point(value).map([&](Point point) -> Edit { return SetBoard{number, point, std::nullopt}; });
  };
  rows.push_back(std::move(at));
  InspectorRow level{
      key + "level", group, translate("Level"), {}, Kind::number, fmt::format("{}", board.level), false, {}, {}};
  level.change = [number](const Mission&, const std::string& value) -> Result<Edit> {
    return read_whole_number(value, -largest_number, largest_number).map([&](int wanted) {
      return SetBoard{number, std::nullopt, wanted};
    });
  };
  rows.push_back(std::move(level));
  return rows;
}

}  // namespace

InspectorRows inspect_mission(const Mission& mission) {
  auto rows = head_rows(*mission.head);
  rows.push_back({"mission.system",
                  translate("Mission"),
                  translate("Game system"),
                  {},
                  Kind::text,
                  name_or_id(mission.system->name, mission.system->id),
                  false,
                  {},
                  {}});
  for (const auto& side : *mission.sides) {
    InspectorRow row{
        "side." + side.id.text(), translate("Sides"), side.id.text(), {}, Kind::text, side.name, false, {}, {}};
    row.change = [id = side.id](const Mission&, const std::string& value) -> Result<Edit> {
      return PutSide{id, value};
    };
    rows.push_back(std::move(row));
  }
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    append(rows, board_rows(mission, number));
  }
  for (const auto& used : mission.sets) {
    InspectorRow row{"boxes." + used.set->id.text(),
                     translate("Boxes"),
                     name_or_id(used.set->name, used.set->id),
                     translate("How many are used; empty for as many as boards"),
                     Kind::number,
                     used.boxes ? fmt::format("{}", *used.boxes) : std::string(),
                     false,
                     {},
                     {}};
    row.change = [id = used.set->id](const Mission&, const std::string& value) -> Result<Edit> {
      if (value.empty()) return SetBoxes{id, std::nullopt};
      return read_whole_number(value, 0, largest_number).map([&](int boxes) -> Edit { return SetBoxes{id, boxes}; });
    };
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace bulkhead
