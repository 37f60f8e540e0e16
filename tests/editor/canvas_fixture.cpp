// SPDX-License-Identifier: MIT
#include "tests/editor/canvas_fixture.h"

#include <algorithm>

#include "tests/support/sample_missions.h"

namespace bulkhead::test {
namespace {

void append_word(std::string& text, const std::string& word) { text += (text.empty() ? "" : " ") + word; }

}  // namespace

CanvasFixture::CanvasFixture(Mission mission) : document(std::move(mission)), stage(document), canvas(stage) {
  canvas.choose("wall");
  // Room for the battlefield and the margins of `fit` around it makes one pixel a millimetre.
  const auto size = stage.table().bounds().size;
  canvas.resize({size.x + 2 * CanvasController::fit_margin, size.y + 2 * CanvasController::fit_margin});
}

void CanvasFixture::choose_option(std::string_view name) {
  std::size_t choice = 0;
  for (const auto& [label, names, chosen] : canvas.tool().choices(mission())) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found != names.end()) return canvas.choose_option(choice, static_cast<std::size_t>(found - names.begin()));
    ++choice;
  }
  throw std::out_of_range(std::string(name));
}

ScreenPoint CanvasFixture::at(std::string_view place) const {
  const auto found = parse_place(place).value();
  return canvas.view().to_screen(stage.table().at(mission(), found));
}

void CanvasFixture::point_at(std::string_view place, Modifiers modifiers) { canvas.move(at(place), modifiers); }

void CanvasFixture::press(std::string_view place, Button button, Modifiers modifiers) {
  canvas.press(at(place), button, modifiers);
}

void CanvasFixture::move(std::string_view place, Modifiers modifiers) { canvas.move(at(place), modifiers); }

void CanvasFixture::release(std::string_view place, Modifiers modifiers) { canvas.release(at(place), modifiers); }

void CanvasFixture::click(std::string_view place, Button button, Modifiers modifiers) {
  press(place, button, modifiers);
  release(place, modifiers);
}

void CanvasFixture::drag(const std::vector<std::string_view>& places, Button button, Modifiers modifiers) {
  press(places.front(), button, modifiers);
  for (const auto place : places) move(place, modifiers);
  release(places.back(), modifiers);
}

std::string CanvasFixture::cut() {
  std::string clipboard;
  ::bulkhead::cut(stage, [&](const std::string& text) {
    clipboard = text;
    return true;
  });
  return clipboard;
}

std::string CanvasFixture::walls() const {
  std::string text;
  for (int board = 1; board <= static_cast<int>(mission().boards.size()); ++board) {
    const auto* lattice = find_lattice(mission(), board);
    if (lattice == nullptr) continue;
    for (const auto edge : lattice->walls()) append_word(text, to_text(mission(), EdgeAddress{board, edge}));
  }
  return text;
}

std::string CanvasFixture::hatchways() const {
  std::string text;
  for (int board = 1; board <= static_cast<int>(mission().boards.size()); ++board) {
    const auto* lattice = find_lattice(mission(), board);
    if (lattice == nullptr) continue;
    for (const auto& [edge, hatchway] : lattice->hatchways()) {
      auto word = to_text(mission(), EdgeAddress{board, edge}) + ":";
      word += to_text(direction(hatchway.facing, edge.axis));
      if (hatchway.starts_open) word += "+open";
      if (hatchway.access.kind() == HatchAccess::Kind::locked) word += "+locked";
      append_word(text, word);
    }
  }
  return text;
}

std::string CanvasFixture::markers() const {
  std::string text;
  for (const auto& marker : *mission().markers) {
    append_word(text, marker.id.text() + "@" + to_text(mission(), marker.at) + ":" + marker.label);
  }
  return text;
}

std::string CanvasFixture::zones() const {
  std::string text;
  for (const auto* zones : {&*mission().zones, &*mission().areas}) {
    for (const auto& zone : *zones) {
      std::string cells;
      for (const auto& cell : std::get<CellsShape>(zone.shape).cells) {
        cells += (cells.empty() ? "" : ",") + to_text(mission(), cell);
      }
      append_word(text, zone.id.text() + ":" + cells);
    }
  }
  return text;
}

std::string CanvasFixture::selected() const {
  std::string text;
  for (const auto& address : stage.selection().addresses()) append_word(text, to_text(mission(), address));
  return text;
}

Mission two_boards(Point second, int second_level) {
  auto mission = empty_mission({3, 2});
  auto board = *mission.boards.front();
  board.at = second;
  board.level = second_level;
  mission.boards.emplace_back(board);
  return mission;
}

}  // namespace bulkhead::test
