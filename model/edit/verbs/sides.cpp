// SPDX-License-Identifier: MIT
#include "model/edit/verbs/sides.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

Result<Mission> put_side(const Mission& mission, const Id& id, const std::string& name) {
  if (auto fine = check_id_for(mission, id, "side").and_then([&] { return check_text(name); }); !fine) {
    return tl::unexpected(fine.error());
  }
  if (find_side(mission, id) == nullptr && mission.sides->size() >= most_sides) {
    return fail(fmt::format("A mission has at most {} sides", most_sides));
  }
  Mission result = mission;
  put(result.sides, Side{id, name, {}});
  return result;
}

}  // namespace

Result<Mission> PutSide::apply(const Mission& mission) const { return put_side(mission, id, name); }

std::string PutSide::text_form(const Mission&) const {
  return fmt::format("side {} name {}", id.text(), quoted_word(name));
}

StepName PutSide::step_name(const Mission&) const { return StepName("Side {}", {id.text()}); }

Result<Edit> parse_side(const Mission&, EditWords words) {
  constexpr std::array keywords = {Keyword{"name"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto name = fields->text("name");
  if (!name) return fail("Say the side's name");
  return Id::parse(fields->leading.front().text).map([&](const Id& id) -> Edit { return PutSide{id, *name}; });
}

}  // namespace bulkhead
