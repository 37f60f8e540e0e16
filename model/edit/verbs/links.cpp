// SPDX-License-Identifier: MIT
#include "model/edit/links.h"

#include <fmt/format.h>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

bool ties(const Link& link, const Id& kind, const Id& from, const Id& to) {
  return link.kind == kind && link.from == from && link.to == to;
}

Result<void> check_end(const Mission& mission, const Id& id) {
  const auto what = object_kind(mission, id);
  if (what == "marker" || what == "zone" || what == "area") return {};
  if (what.empty()) return fail(fmt::format("There is nothing with the id {}", id.text()));
  return fail(fmt::format("#{} is a {}; only markers, zones and areas can be linked", id.text(), what));
}

Result<void> check_kind(const Mission& mission, const Id& kind) {
  if (find_link_kind(*mission.system, kind) != nullptr) return {};
  std::vector<Id> known;
  for (const auto& other : mission.system->link_kinds) known.push_back(other.id);
  return fail(unknown_name("link kind", kind, known));
}

Result<Mission> with_link(const Mission& mission, const Id& kind, const Id& from, const Id& to) {
  const auto& links = *mission.links;
  if (std::any_of(links.begin(), links.end(), [&](const Link& link) { return ties(link, kind, from, to); })) {
    return mission;
  }
  if (from == to) return fail("A link ties two different things");
  return check_kind(mission, kind)
      .and_then([&] { return check_end(mission, from); })
      .and_then([&] { return check_end(mission, to); })
      .map([&] {
        Mission result = mission;
        change(result.links, [&](std::vector<Link>& changed) { changed.push_back({kind, from, to, {}}); });
        return result;
      });
}

Result<Mission> without_link(const Mission& mission, const Id& kind, const Id& from, const Id& to) {
  Mission result = mission;
  std::size_t removed = 0;
  change(result.links, [&](std::vector<Link>& links) {
    removed = std::erase_if(links, [&](const Link& link) { return ties(link, kind, from, to); });
  });
  if (removed > 0) return result;
  return fail(fmt::format("There is no {} from #{} to #{}", kind.text(), from.text(), to.text()));
}

struct Ends {
  Id kind;
  Id from;
  Id to;
};

Result<Ends> read_ends(EditWords words) {
  const auto fields = read_fields(words, 3, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto kind = Id::parse(fields->leading[0].text);
  if (!kind) return tl::unexpected(kind.error());
  const auto from = read_object(fields->leading[1]);
  if (!from) return tl::unexpected(from.error());
  return read_object(fields->leading[2]).map([&](const Id& to) { return Ends{*kind, *from, to}; });
}

}  // namespace

Edit add_link(const Id& kind, const Id& from, const Id& to) {
  return {fmt::format("Link {} and {}", from.text(), to.text()),
          fmt::format("link {} #{} #{}", kind.text(), from.text(), to.text()),
          [=](const Mission& before) { return with_link(before, kind, from, to); }};
}

Edit remove_link(const Id& kind, const Id& from, const Id& to) {
  return {fmt::format("Unlink {} and {}", from.text(), to.text()),
          fmt::format("unlink {} #{} #{}", kind.text(), from.text(), to.text()),
          [=](const Mission& before) { return without_link(before, kind, from, to); }};
}

Result<Edit> parse_link(const Mission&, EditWords words) {
  return read_ends(words).map([](const Ends& ends) { return add_link(ends.kind, ends.from, ends.to); });
}

Result<Edit> parse_unlink(const Mission&, EditWords words) {
  return read_ends(words).map([](const Ends& ends) { return remove_link(ends.kind, ends.from, ends.to); });
}

}  // namespace bulkhead
