// SPDX-License-Identifier: MIT
#include "model/edit/verbs/sides.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {

Result<Mission> PutSide::apply(const Mission& mission) const {
  if (auto fine = check_id_for(mission, id, "side").and_then([&] { return check_text(name); }); !fine) {
    return tl::unexpected(fine.error());
  }
  if (find_side(mission, id) == nullptr && mission.sides->size() >= most_sides) {
    return fail(fmt::format("A mission has at most {} sides", most_sides));
  }
  Mission result = mission;
  const auto* old = find_side(mission, id);
  put(result.sides, Side{id, name, role || old == nullptr ? role : old->role, {}});
  return result;
}

std::string PutSide::text_form(const Mission&) const {
  return fmt::format("side {} name {}{}", id.text(), quoted_word(name), role ? " role " + role->text() : "");
}

StepName PutSide::step_name(const Mission& mission) const { return StepName("Side {}", {spoken_name(mission, id)}); }

Result<Edit> parse_side(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"name"}, Keyword{"role"}};
  EditReader read(mission, words, 1, keywords);
  const auto name = read.clauses().text("name");
  if (!name) read.refuse("Say the side's name");
  const auto id = read.id();
  auto role = read.id_after("role");
  return read.made(PutSide{id, name.value_or(""), std::move(role)});
}

}  // namespace bulkhead
