// SPDX-License-Identifier: MIT
#include "model/edit/checks.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

Mission with_severity(const Mission& mission, const Id& check, std::optional<Level> level) {
  Mission result = mission;
  change(result.severities, [&](std::vector<SeveritySetting>& settings) {
    const auto concerns = [&](const SeveritySetting& setting) { return setting.check == check; };
    const auto found = std::find_if(settings.begin(), settings.end(), concerns);
    if (!level) {
      std::erase_if(settings, concerns);
    } else if (found != settings.end()) {
      found->level = *level;
    } else {
      settings.push_back({check, *level, {}});
    }
  });
  return result;
}

Mission with_limit(const Mission& mission, const Id& id, const std::optional<Limit::Value>& value) {
  Mission result = mission;
  change(result.limits, [&](std::vector<Limit>& limits) {
    auto* found = find_in(limits, id);
    if (!value) {
      std::erase_if(limits, [&](const Limit& limit) { return limit.id == id; });
    } else if (found != nullptr) {
      found->value = *value;
    } else {
      limits.push_back({id, *value, "", {}});
    }
  });
  return result;
}

Result<Mission> with_waiver(const Mission& mission, const Waiver& waiver) {
  if (waiver.reason.empty()) return fail("Say why the finding is meant to be");
  if (auto fine = check_text(waiver.reason); !fine) return tl::unexpected(fine.error());
  Mission result = mission;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    const auto found = std::find_if(waivers.begin(), waivers.end(), [&](const Waiver& other) {
      return other.check == waiver.check && other.at == waiver.at;
    });
    if (found != waivers.end()) {
      found->reason = waiver.reason;
    } else {
      waivers.push_back(waiver);
    }
  });
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> without_waiver(const Mission& mission, const Id& check, const std::vector<Address>& at) {
  Mission result = mission;
  std::size_t removed = 0;
  change(result.waivers, [&](std::vector<Waiver>& waivers) {
    removed = std::erase_if(waivers, [&](const Waiver& waiver) { return waiver.check == check && waiver.at == at; });
  });
  if (removed > 0) return result;
  return fail(fmt::format("There is no waiver of {} at exactly these addresses", check.text()));
}

void put_in_order(std::vector<Address>& addresses) {
  std::sort(addresses.begin(), addresses.end());
  addresses.erase(std::unique(addresses.begin(), addresses.end()), addresses.end());
}

std::string at_text(const Mission& mission, const std::vector<Address>& at) {
  std::string text;
  for (const auto& address : at) text += " " + to_text(mission, address);
  return at.empty() ? text : " at" + text;
}

Result<Id> read_check(const Fields& fields) { return Id::parse(fields.leading.front().text); }

}  // namespace

Edit set_severity(const Id& check, std::optional<Level> level) {
  return {"Severity of " + check.text(),
          fmt::format("severity {} {}", check.text(), level ? to_text(*level) : "default"),
          [=](const Mission& before) -> Result<Mission> { return with_severity(before, check, level); }};
}

Edit set_limit(const Id& limit, const std::optional<Limit::Value>& value) {
  return {"Limit " + limit.text(), fmt::format("limit {} {}", limit.text(), value ? to_text(*value) : "default"),
          [=](const Mission& before) -> Result<Mission> { return with_limit(before, limit, value); }};
}

Edit waive(const Mission& mission, const Id& check, std::vector<Address> at, const std::string& reason) {
  put_in_order(at);
  auto text = fmt::format("waive {}{} reason {}", check.text(), at_text(mission, at), quoted_word(reason));
  return {"Waive " + check.text(), std::move(text),
          [waiver = Waiver{check, std::move(at), reason, {}}](const Mission& before) {
            return with_waiver(before, waiver);
          }};
}

Edit unwaive(const Mission& mission, const Id& check, std::vector<Address> at) {
  put_in_order(at);
  auto text = fmt::format("unwaive {}{}", check.text(), at_text(mission, at));
  return {"No longer waive " + check.text(), std::move(text),
          [check, at = std::move(at)](const Mission& before) { return without_waiver(before, check, at); }};
}

Result<Edit> parse_severity(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  const auto& level = fields->leading[1].text;
  if (level == "default") return set_severity(*check, std::nullopt);
  return parse_level(level).map([&](Level known) { return set_severity(*check, known); });
}

Result<Edit> parse_limit_edit(const Mission&, EditWords words) {
  const auto fields = read_fields(words, 2, {});
  if (!fields) return tl::unexpected(fields.error());
  const auto limit = Id::parse(fields->leading.front().text);
  if (!limit) return tl::unexpected(limit.error());
  const auto& value = fields->leading[1].text;
  if (value == "default") return set_limit(*limit, std::nullopt);
  return parse_limit(value).map([&](const Limit::Value& known) { return set_limit(*limit, known); });
}

Result<Edit> parse_waive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}, Keyword{"reason"}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  const auto reason = fields->text("reason");
  if (!reason) return fail("Say why with \"reason\"");
  return read_addresses(mission, *fields, "at").map([&](std::vector<Address> at) {
    return waive(mission, *check, std::move(at), *reason);
  });
}

Result<Edit> parse_unwaive(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"at", several}};
  const auto fields = read_fields(words, 1, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto check = read_check(*fields);
  if (!check) return tl::unexpected(check.error());
  return read_addresses(mission, *fields, "at").map([&](std::vector<Address> at) {
    return unwaive(mission, *check, std::move(at));
  });
}

}  // namespace bulkhead
