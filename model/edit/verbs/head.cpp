// SPDX-License-Identifier: MIT
#include "model/edit/verbs/head.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

template <typename Change>
Mission with_head(const Mission& mission, const Change& how) {
  Mission result = mission;
  change(result.head, how);
  return result;
}

Result<Mission> with_head_text(const Mission& mission, std::string MissionHead::*member, const std::string& text) {
  return check_text(text).map([&] { return with_head(mission, [&](MissionHead& head) { head.*member = text; }); });
}

struct BalanceWord {
  Balance balance;
  std::string_view word;
};
constexpr std::array balance_words = {BalanceWord{Balance::symmetric, "symmetric"},
                                      BalanceWord{Balance::asymmetric, "asymmetric"},
                                      BalanceWord{Balance::unstated, "unstated"}};

}  // namespace

Result<Mission> SetMissionId::apply(const Mission& mission) const {
  return with_head(mission, [&](MissionHead& head) { head.id = id; });
}

std::string SetMissionId::text_form(const Mission&) const { return "id " + id.text(); }

StepName SetMissionId::step_name(const Mission&) const { return StepName("Mission id"); }

Result<Mission> SetTitle::apply(const Mission& mission) const {
  return with_head_text(mission, &MissionHead::title, title);
}

std::string SetTitle::text_form(const Mission&) const { return "title " + quoted_word(title); }

StepName SetTitle::step_name(const Mission&) const { return StepName("Title"); }

Result<Mission> SetAuthor::apply(const Mission& mission) const {
  return with_head_text(mission, &MissionHead::author, author);
}

std::string SetAuthor::text_form(const Mission&) const { return "author " + quoted_word(author); }

StepName SetAuthor::step_name(const Mission&) const { return StepName("Author"); }

Result<Mission> SetVersion::apply(const Mission& mission) const {
  return with_head_text(mission, &MissionHead::version, version);
}

std::string SetVersion::text_form(const Mission&) const { return "version " + quoted_word(version); }

StepName SetVersion::step_name(const Mission&) const { return StepName("Version"); }

Result<Mission> SetBalance::apply(const Mission& mission) const {
  return with_head(mission, [&](MissionHead& head) { head.balance = balance; });
}

std::string SetBalance::text_form(const Mission&) const {
  const auto& known = *std::find_if(balance_words.begin(), balance_words.end(),
                                    [&](const BalanceWord& word) { return word.balance == balance; });
  return fmt::format("balance {}", known.word);
}

StepName SetBalance::step_name(const Mission&) const { return StepName("Balance"); }

Result<Mission> SetSeason::apply(const Mission& mission) const {
  return with_head(mission, [&](MissionHead& head) { head.season = season; });
}

std::string SetSeason::text_form(const Mission&) const {
  return "season " + (season ? id_word(season->text(), "none") : "none");
}

StepName SetSeason::step_name(const Mission&) const { return StepName("Season"); }

Result<Edit> parse_id(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 1);
  const auto id = read.id();
  return read.made(SetMissionId{id});
}

Result<Edit> parse_title(const Mission& mission, EditWords words) {
  const EditReader read(mission, words, 1);
  return read.made(SetTitle{read.word().text});
}

Result<Edit> parse_author(const Mission& mission, EditWords words) {
  const EditReader read(mission, words, 1);
  return read.made(SetAuthor{read.word().text});
}

Result<Edit> parse_version(const Mission& mission, EditWords words) {
  const EditReader read(mission, words, 1);
  return read.made(SetVersion{read.word().text});
}

Result<Edit> parse_balance(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 1);
  for (const auto& known : balance_words) {
    if (known.word == read.word().text) return read.made(SetBalance{known.balance});
  }
  read.refuse(fmt::format("\"{}\" is no balance; write symmetric, asymmetric or unstated", quotable(read.word().text)));
  return read.made({});
}

Result<Edit> parse_season(const Mission& mission, EditWords words) {
  EditReader read(mission, words, 1);
  if (is_keyword(read.word(), "none")) return read.made(SetSeason{});
  const auto season = read.id();
  return read.made(SetSeason{season});
}

}  // namespace bulkhead
