// SPDX-License-Identifier: MIT
#include "model/edit/verbs/order.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/edit/verbs/notes.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

/// Swaps what is at the index with its neighbour.
template <typename T>
void step_at(Part<std::vector<T>>& part, std::size_t index, Step step, std::size_t first) {
  auto items = *part;
  const bool stays = step == Step::up ? index <= first : index < first || index + 1 == items.size();
  if (stays) return;
  std::swap(items[index], items[step == Step::up ? index - 1 : index + 1]);
  part = std::move(items);
}

/// Swaps an item with its neighbour, if it is in the list; whether it is.
template <typename T>
bool step_item(Part<std::vector<T>>& part, const Id& id, Step step) {
  const auto found = std::find_if(part->begin(), part->end(), [&](const T& item) { return item.id == id; });
  if (found == part->end()) return false;
  step_at(part, static_cast<std::size_t>(found - part->begin()), step, 0);
  return true;
}

constexpr std::array section_keywords = {Keyword{"number"}};

auto has_heading(const std::string& heading) {
  return [&heading](const BriefingSection& section) { return section.heading == heading; };
}

std::string_view word_of(Step step) { return step == Step::up ? "up" : "down"; }

}  // namespace

Result<Mission> OrderItem::apply(const Mission& mission) const {
  Mission result = mission;
  bool found = step_item(result.forces, item, step) || step_item(result.objective_groups, item, step);
  for_each_item_list(result, [&](auto& items) { found = found || step_item(items, item, step); });
  if (found) return result;
  return fail(fmt::format("There is no item with the id {}", item.text()));
}

std::string OrderItem::text_form(const Mission&) const {
  return fmt::format("order #{} {}", item.text(), word_of(step));
}

StepName OrderItem::step_name(const Mission& mission) const {
  const auto name = spoken_name(mission, item);
  return step == Step::up ? StepName("Move {} up", {name}) : StepName("Move {} down", {name});
}

Result<Mission> OrderBriefing::apply(const Mission& mission) const {
  const auto index = section_index(*mission.briefing, heading, number);
  if (!index) return fail("The briefing has no such section");
  Mission result = mission;
  const bool has_opening = mission.briefing->front().heading.empty();
  step_at(result.briefing, *index, step, has_opening ? 1 : 0);
  return result;
}

std::string OrderBriefing::text_form(const Mission&) const {
  return fmt::format("order {} {}{}", quoted_word(heading), word_of(step), section_number_text(number));
}

StepName OrderBriefing::step_name(const Mission&) const {
  return step == Step::up ? StepName("Move section up") : StepName("Move section down");
}

Result<Mission> RenameBriefing::apply(const Mission& mission) const {
  if (auto fine = check_text(new_heading); !fine) return tl::unexpected(fine.error());
  auto sections = *mission.briefing;
  const auto index = section_index(sections, heading, number);
  if (!index) return fail("The briefing has no such section");
  if (new_heading != heading && std::any_of(sections.begin(), sections.end(), has_heading(new_heading))) {
    return new_heading.empty() ? fail("Every section but the opening has a heading")
                               : fail(fmt::format("The briefing has a section \"{}\" already", quotable(new_heading)));
  }
  sections[*index].heading = new_heading;
  // The opening comes first.
  const auto section = sections.begin() + static_cast<std::ptrdiff_t>(*index);
  if (new_heading.empty()) std::rotate(sections.begin(), section, section + 1);
  Mission result = mission;
  result.briefing = std::move(sections);
  return result;
}

std::string RenameBriefing::text_form(const Mission&) const {
  return fmt::format("heading {} {}{}", quoted_word(heading), quoted_word(new_heading), section_number_text(number));
}

StepName RenameBriefing::step_name(const Mission&) const { return StepName("Heading"); }

Result<Edit> parse_order(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2, section_keywords);
  const int number = read.section_number();
  const auto& where = read.word(1).text;
  if (where != "up" && where != "down") read.refuse(fmt::format("\"{}\" is neither up nor down", quotable(where)));
  const auto step = where == "up" ? Step::up : Step::down;
  if (read.word().quoted) return read.made(OrderBriefing{read.word().text, step, number});
  if (number != 1) read.refuse("Only sections of the briefing are numbered");
  const auto item = read.object();
  return read.made(OrderItem{item, step});
}

Result<Edit> parse_heading(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 2, section_keywords);
  const int number = read.section_number();
  return read.made(RenameBriefing{read.word(0).text, read.word(1).text, number});
}

}  // namespace bulkhead
