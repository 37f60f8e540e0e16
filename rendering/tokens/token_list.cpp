// SPDX-License-Identifier: MIT
#include "rendering/tokens/token_list.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "model/mission/fields.h"
#include "model/mission/forces.h"
#include "model/mission/names.h"
#include "model/mission/roles.h"
#include "rendering/look/designs.h"
#include "rendering/map/names.h"
#include "rendering/map/zone_styles.h"
#include "rendering/tokens/token_order.h"

namespace bulkhead {
namespace {

constexpr std::size_t most_tokens = 3000;

double millimetres(Length length) { return static_cast<double>(length.in_micrometres()) / 1000; }

class TokenList {
 public:
  /// Of these ids alone; of all where there are none.
  TokenList(const Mission& mission, const std::vector<Id>& only, const Design& design)
      : mission_(mission), design_(design), only_(only.begin(), only.end()) {}

  void add_markers() {
    for (const auto& marker : *mission_.markers) {
      auto token = marker_token(marker.kind, marker.id, one_line(marker.label), marker.side);
      token.name = one_line(marker_name(mission_, marker));
      add(std::move(token));
    }
  }

  void add_placed() {
    for_each_item(mission_, [&](const auto& item) {
      if constexpr (requires { item.places; }) {
        for (const auto& placing : item.places) add_placing(item.id, placing);
      }
    });
  }

  void add_forces() {
    for (const auto& force : *mission_.forces) {
      const auto* side = side_of(mission_, force);
      for (const auto& unit : force.units) {
        if (!is_wanted(unit.id)) continue;
        Token token{.kind = Token::Kind::unit,
                    .id = unit.id,
                    .name = one_line(name_or_id(unit)),
                    .label = {},
                    .size = 0,
                    .side = {},
                    .look = {}};
        token.size = unit.base > Length() ? millimetres(unit.base) : usual_base;
        token.leads = unit.warlord;
        if (side != nullptr) give_to(token, side->id);
        for (int model = 1; model <= unit.models && !is_full(); ++model) {
          if (unit.models > 1) token.label = fmt::to_string(model);
          add(token);
        }
      }
    }
  }

  [[nodiscard]] bool is_full() const { return tokens_.size() + small_ones_ > most_tokens; }
  [[nodiscard]] std::vector<Token> take() { return std::move(tokens_); }
  /// How many are too small to be cut out.
  [[nodiscard]] std::size_t small_ones() const { return small_ones_; }
  [[nodiscard]] bool has_met(const Id& id) const { return met_.contains(id); }

 private:
  [[nodiscard]] Token marker_token(const Id& kind, const Id& id, std::string label,
                                   const std::optional<Id>& side) const {
    Token token{.kind = kind == Id(objective_kind) ? Token::Kind::objective : Token::Kind::marker,
                .id = id,
                .name = one_line(placed_kind_name(mission_, kind)),
                .label = std::move(label),
                .size = 0,
                .side = {},
                .look = {}};
    token.size = millimetres(marker_size(*mission_.system, kind));
    const auto* found = side ? side_named(mission_, *side) : nullptr;
    if (found != nullptr) give_to(token, found->id);
    return token;
  }

  void give_to(Token& token, const Id& side) const {
    token.side = side;
    token.look = side_style(mission_, side, design_);
  }

  void add_placing(const Id& item, const Placing& placing) {
    if (find_marker_kind(*mission_.system, placing.what) == nullptr || !is_wanted(item)) return;
    for (int number = 0; number < placing.count.most() && !is_full(); ++number) {
      add(marker_token(placing.what, item, "", placing.by));
    }
  }

  [[nodiscard]] bool is_wanted(const Id& id) const { return only_.empty() || only_.contains(id); }

  void add(Token token) {
    if (!is_wanted(token.id)) return;
    if (!only_.empty()) met_.insert(token.id);
    if (token.size >= smallest_token) {
      tokens_.push_back(std::move(token));
    } else {
      ++small_ones_;
    }
  }

  const Mission& mission_;
  const Design& design_;
  std::set<Id> only_;
  std::set<Id> met_;
  std::vector<Token> tokens_;
  std::size_t small_ones_ = 0;
};

}  // namespace

bool has_tokens(const Mission& mission) {
  TokenList list(mission, {}, usual_design());
  list.add_markers();
  list.add_placed();
  list.add_forces();
  return list.small_ones() > 0 || !list.take().empty();
}

Result<Tokens> tokens_of(const Mission& mission, const std::vector<Id>& only, const Design& design) {
  TokenList list(mission, only, design);
  list.add_markers();
  list.add_placed();
  list.add_forces();
  if (list.is_full()) {
    return fail(fmt::format("There are more than {} tokens, which nobody cuts out: ask for some of them by their ids.",
                            most_tokens));
  }
  for (const auto& id : only) {
    if (list.has_met(id)) continue;
    return fail(
        fmt::format("There is no token of #{}: tokens are made of markers, of units, and of what items have "
                    "placed.",
                    id.text()));
  }
  Tokens made;
  made.tokens = in_order(list.take(), mission);
  if (made.tokens.empty() && list.small_ones() > 0) {
    return fail(fmt::format("There is nothing to make tokens of: all are smaller than {:g} mm.", smallest_token));
  }
  if (made.tokens.empty()) {
    return fail(
        "There is nothing to make tokens of: the mission has no markers, places none, and its forces have no units.");
  }
  if (list.small_ones() > 0) {
    made.remarks.push_back(fmt::format(
        "{} smaller than {:g} mm, too small to be cut out, and left out.",
        list.small_ones() == 1 ? std::string("1 token is") : fmt::format("{} tokens are", list.small_ones()),
        smallest_token));
  }
  return made;
}

}  // namespace bulkhead
