// SPDX-License-Identifier: MIT
#include "model/edit/verbs/links.h"

#include <fmt/format.h>

#include "model/base/article.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/spoken_names.h"

namespace bulkhead {
namespace {

bool ties(const Link& link, const Id& kind, const Id& from, const Id& to) {
  return link.kind == kind && link.from == from && link.to == to;
}

Result<void> check_end(const Mission& mission, const Id& id) {
  const auto what = object_kind(mission, id);
  if (what == "marker" || what == "zone" || what == "area") return {};
  if (what.empty()) return no_such_object(id);
  return fail(fmt::format("#{} is {}; only markers, zones and areas can be linked", id.text(), with_article(what)));
}

Result<void> check_kind(const Mission& mission, const Id& kind) {
  if (find_link_kind(*mission.system, kind) != nullptr) return {};
  return fail(unknown_name("link kind", kind, ids_of(mission.system->link_kinds)));
}

/// An AddLink or a RemoveLink.
template <typename Verb>
Result<Edit> read_link(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 3);
  const auto kind = read.id(0);
  const auto from = read.object(1);
  const auto to = read.object(2);
  return read.made(Verb{kind, from, to});
}

}  // namespace

Result<Mission> AddLink::apply(const Mission& mission) const {
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

std::string AddLink::text_form(const Mission&) const {
  return fmt::format("link {} #{} #{}", kind.text(), from.text(), to.text());
}

StepName AddLink::step_name(const Mission& mission) const {
  return StepName("Link {} and {}", {spoken_name(mission, from), spoken_name(mission, to)});
}

Result<Mission> RemoveLink::apply(const Mission& mission) const {
  Mission result = mission;
  std::size_t removed = 0;
  change(result.links, [&](std::vector<Link>& links) {
    removed = std::erase_if(links, [&](const Link& link) { return ties(link, kind, from, to); });
  });
  if (removed > 0) return result;
  return fail(fmt::format("There is no {} from #{} to #{}", kind.text(), from.text(), to.text()));
}

std::string RemoveLink::text_form(const Mission&) const {
  return fmt::format("unlink {} #{} #{}", kind.text(), from.text(), to.text());
}

StepName RemoveLink::step_name(const Mission& mission) const {
  return StepName("Unlink {} and {}", {spoken_name(mission, from), spoken_name(mission, to)});
}

Result<Edit> parse_link(const Mission& mission, EditWords words) { return read_link<AddLink>(mission, words); }

Result<Edit> parse_unlink(const Mission& mission, EditWords words) { return read_link<RemoveLink>(mission, words); }

}  // namespace bulkhead
