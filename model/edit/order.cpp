// SPDX-License-Identifier: MIT
#include "model/edit/order.h"

#include <fmt/format.h>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

/// Swaps an item with its neighbour, if it is in the list; whether it is.
template <typename T, typename Is>
bool step_in(Part<std::vector<T>>& part, const Is& is, Step step, std::size_t first) {
  auto items = *part;
  const auto found = std::find_if(items.begin(), items.end(), is);
  if (found == items.end()) return false;
  const auto index = static_cast<std::size_t>(found - items.begin());
  const bool stays = step == Step::up ? index <= first : index < first || index + 1 == items.size();
  if (stays) return true;
  std::swap(items[index], items[step == Step::up ? index - 1 : index + 1]);
  part = std::move(items);
  return true;
}

Result<Mission> with_item_moved(const Mission& mission, const Id& id, Step step) {
  Mission result = mission;
  const auto is = [&](const Item& item) { return item.id == id; };
  if (step_in(result.rules, is, step, 0) || step_in(result.objectives, is, step, 0) ||
      step_in(result.stratagems, is, step, 0)) {
    return result;
  }
  return fail(fmt::format("There is no rule, objective or stratagem with the id {}", id.text()));
}

auto has_heading(const std::string& heading) {
  return [&heading](const BriefingSection& section) { return section.heading == heading; };
}

Result<Mission> with_section_moved(const Mission& mission, const std::string& heading, Step step) {
  Mission result = mission;
  const bool has_opening = !mission.briefing->empty() && mission.briefing->front().heading.empty();
  if (!step_in(result.briefing, has_heading(heading), step, has_opening ? 1 : 0)) {
    return fail("The briefing has no such section");
  }
  return result;
}

Result<Mission> with_section_renamed(const Mission& mission, const std::string& heading,
                                     const std::string& new_heading) {
  if (auto fine = check_text(new_heading); !fine) return tl::unexpected(fine.error());
  if (heading.empty()) return fail("The opening has no heading");
  if (new_heading.empty()) return fail("Every section but the opening has a heading");
  auto sections = *mission.briefing;
  const auto found = std::find_if(sections.begin(), sections.end(), has_heading(heading));
  if (found == sections.end()) return fail("The briefing has no such section");
  if (new_heading != heading && std::any_of(sections.begin(), sections.end(), has_heading(new_heading))) {
    return fail(fmt::format("The briefing has a section \"{}\" already", quotable(new_heading)));
  }
  found->heading = new_heading;
  Mission result = mission;
  result.briefing = std::move(sections);
  return result;
}

std::string_view word_of(Step step) { return step == Step::up ? "up" : "down"; }

}  // namespace

Edit order_item(const Id& item, Step step) {
  return {fmt::format("Move {} {}", item.text(), word_of(step)),
          fmt::format("order #{} {}", item.text(), word_of(step)),
          [=](const Mission& before) { return with_item_moved(before, item, step); }};
}

Edit order_briefing(const std::string& heading, Step step) {
  return {fmt::format("Move section {}", word_of(step)),
          fmt::format("order {} {}", quoted_word(heading), word_of(step)),
          [=](const Mission& before) { return with_section_moved(before, heading, step); }};
}

Edit rename_briefing(const std::string& heading, const std::string& new_heading) {
  return {"Heading", fmt::format("heading {} {}", quoted_word(heading), quoted_word(new_heading)),
          [=](const Mission& before) { return with_section_renamed(before, heading, new_heading); }};
}

Result<Edit> parse_order(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto& what = fields->leading[0];
  const auto& where = fields->leading[1].text;
  if (where != "up" && where != "down") return fail(fmt::format("\"{}\" is neither up nor down", quotable(where)));
  const auto step = where == "up" ? Step::up : Step::down;
  if (what.quoted) return order_briefing(what.text, step);
  return read_object(what).map([&](const Id& item) { return order_item(item, step); });
}

Result<Edit> parse_heading(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  return rename_briefing(fields->leading[0].text, fields->leading[1].text);
}

}  // namespace bulkhead
