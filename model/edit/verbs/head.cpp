// SPDX-License-Identifier: MIT
#include "model/edit/head.h"

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

Edit set_head_text(std::string name, std::string_view verb, std::string MissionHead::*member, const std::string& text) {
  return {
      std::move(name), fmt::format("{} {}", verb, quoted_word(text)), [=](const Mission& before) {
        return check_text(text).map([&] { return with_head(before, [&](MissionHead& head) { head.*member = text; }); });
      }};
}

struct BalanceWord {
  Balance balance;
  std::string_view word;
};
constexpr std::array balance_words = {BalanceWord{Balance::symmetric, "symmetric"},
                                      BalanceWord{Balance::asymmetric, "asymmetric"},
                                      BalanceWord{Balance::unstated, "unstated"}};

Result<EditWord> read_only_word(EditWords words) {
  return read_fields(words, 1, {}).map([](const Fields& fields) { return fields.leading.front(); });
}

}  // namespace

Edit set_mission_id(const Id& id) {
  return {"Mission id", "id " + id.text(), [id](const Mission& before) -> Result<Mission> {
            return with_head(before, [&](MissionHead& head) { head.id = id; });
          }};
}

Edit set_title(const std::string& title) { return set_head_text("Title", "title", &MissionHead::title, title); }

Edit set_author(const std::string& author) { return set_head_text("Author", "author", &MissionHead::author, author); }

Edit set_version(const std::string& version) {
  return set_head_text("Version", "version", &MissionHead::version, version);
}

Edit set_balance(Balance balance) {
  const auto& known = *std::find_if(balance_words.begin(), balance_words.end(),
                                    [&](const BalanceWord& word) { return word.balance == balance; });
  return {"Balance", fmt::format("balance {}", known.word), [balance](const Mission& before) -> Result<Mission> {
            return with_head(before, [&](MissionHead& head) { head.balance = balance; });
          }};
}

Edit set_season(const std::optional<Id>& season) {
  return {"Season", "season " + (season ? id_word(season->text(), "none") : "none"),
          [season](const Mission& before) -> Result<Mission> {
            return with_head(before, [&](MissionHead& head) { head.season = season; });
          }};
}

Result<Edit> parse_id(const Mission&, EditWords words) {
  return read_only_word(words).and_then([](const EditWord& word) { return Id::parse(word.text); }).map(set_mission_id);
}

Result<Edit> parse_title(const Mission&, EditWords words) {
  return read_only_word(words).map([](const EditWord& word) { return set_title(word.text); });
}

Result<Edit> parse_author(const Mission&, EditWords words) {
  return read_only_word(words).map([](const EditWord& word) { return set_author(word.text); });
}

Result<Edit> parse_version(const Mission&, EditWords words) {
  return read_only_word(words).map([](const EditWord& word) { return set_version(word.text); });
}

Result<Edit> parse_balance(const Mission&, EditWords words) {
  const auto word = read_only_word(words);
  if (!word) return tl::unexpected(word.error());
  for (const auto& known : balance_words) {
    if (known.word == word->text) return set_balance(known.balance);
  }
  return fail(fmt::format("\"{}\" is no balance; write symmetric, asymmetric or unstated", quotable(word->text)));
}

Result<Edit> parse_season(const Mission&, EditWords words) {
  const auto word = read_only_word(words);
  if (!word) return tl::unexpected(word.error());
  if (is_keyword(*word, "none")) return set_season(std::nullopt);
  return Id::parse(word->text).map([](const Id& id) { return set_season(id); });
}

}  // namespace bulkhead
