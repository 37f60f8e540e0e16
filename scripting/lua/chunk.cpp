// SPDX-License-Identifier: MIT
#include "scripting/lua/chunk.h"

#include <algorithm>
#include <utility>

namespace bulkhead {
namespace {

/// Blocks and brackets in one another, as Lua 5.4 has them (LUAI_MAXCCALLS).
constexpr std::size_t deepest = 200;

/// Goes through the tokens with the blocks and brackets that are open, and the names that are known in each.
class ChunkReader {
 public:
  explicit ChunkReader(const LuaTokenList& tokens) : tokens_(tokens) {}

  LuaChunk read() {
    open(Scope::Kind::chunk);
    for (std::size_t at = 0; at < tokens_.size() && good_;) at = step(at);
    for (const auto& scope : scopes_) {
      if (scope.kind == Scope::Kind::function) chunk_.functions[scope.function].end = tokens_.size();
    }
    chunk_.locals = scopes_.front().names;
    for (const auto variable : known_) chunk_.variables[variable].to = tokens_.size();
    if (!good_ || scopes_.size() > 1) chunk_.unbound.clear();
    std::erase_if(chunk_.unbound, [&](const LuaUnbound& name) { return chunk_.made.contains(tokens_[name.at].text); });
    std::erase_if(chunk_.writes, [&](const LuaWrite& write) {
      // What is in a global that the chunk does not make is something of the mission's.
      return write.global && write.part && !globals_.contains(tokens_[write.at].text);
    });
    return std::move(chunk_);
  }

 private:
  struct Scope {
    enum class Kind : unsigned char { chunk, function, block, bracket };
    Kind kind;
    std::set<std::string_view> names;
    /// Of a function, which.
    std::size_t function;
    /// How many variables are known round it.
    std::size_t around;
    /// What was known in a `repeat` that ended in it: what stands behind `until` may ask for that.
    std::set<std::string_view> repeated = {};
  };
  /// The names of a `for` whose block has not begun yet, and how many scopes are open there.
  struct Loop {
    std::size_t depth;
    std::vector<std::size_t> names;
  };

  void open(Scope::Kind kind, std::size_t function = 0) {
    good_ = good_ && scopes_.size() <= deepest;
    scopes_.push_back({kind, {}, function, known_.size()});
  }

  /// Makes the name at a place known in the innermost block.
  void know(std::size_t at, std::string_view name) {
    scopes_.back().names.insert(name);
    known_.push_back(chunk_.variables.size());
    chunk_.variables.push_back({name, at, at});
  }
  void know(std::size_t at) { know(at, tokens_[at].text); }

  /// What is known in the innermost block ends before a token.
  void forget(std::size_t at) {
    for (; known_.size() > scopes_.back().around; known_.pop_back()) chunk_.variables[known_.back()].to = at;
  }

  [[nodiscard]] bool symbol(std::size_t at, std::string_view text) const { return is_symbol(tokens_, at, text); }
  [[nodiscard]] bool word(std::size_t at, std::string_view text) const { return is_word(tokens_, at, text); }

  /// Takes what begins at a token and says where it goes on.
  std::size_t step(std::size_t at) {
    const auto& token = tokens_[at];
    if (token.kind == LuaToken::Kind::keyword) return keyword(at);
    if (token.kind == LuaToken::Kind::symbol) {
      if (symbol(at, "::") && symbol(at + 2, "::")) return at + 3;
      take_symbol(at);
    } else if (token.kind == LuaToken::Kind::name) {
      take_name(at);
    }
    return at + 1;
  }

  std::size_t keyword(std::size_t at) {
    const auto text = tokens_[at].text;
    if (text == "function") return function(at);
    if (text == "local") return local(at);
    if (text == "for") return loop(at);
    if (text == "goto") return at + 2;
    if (text == "if" || text == "repeat" || text == "do") {
      open(Scope::Kind::block);
      if (text == "do" && !loops_.empty() && loops_.back().depth == scopes_.size() - 1) {
        for (const auto name : loops_.back().names) know(name);
        loops_.pop_back();
      }
    } else if (text == "else" || text == "elseif") {
      if (scopes_.back().kind != Scope::Kind::block) return at + 1;
      forget(at);
      scopes_.back().names.clear();
    } else if (text == "end" || text == "until") {
      close(at);
    }
    return at + 1;
  }

  void close(std::size_t at) {
    const auto kind = scopes_.back().kind;
    good_ = kind == Scope::Kind::function || kind == Scope::Kind::block;
    if (!good_) return;
    if (kind == Scope::Kind::function) chunk_.functions[scopes_.back().function].end = at;
    forget(at);
    auto names = std::move(scopes_.back().names);
    scopes_.pop_back();
    if (word(at, "until")) scopes_.back().repeated.merge(names);
  }

  /// `local a <const>, b = …` or `local function f(…)`
  std::size_t local(std::size_t at) {
    if (word(at + 1, "function")) {
      if (is_name(tokens_, at + 2)) know(at + 2);
      return function(at + 1);
    }
    for (++at; is_name(tokens_, at); ++at) {
      know(at);
      if (symbol(at + 1, "<")) at += 3;
      if (!symbol(++at, ",")) break;
    }
    return symbol(at, "=") ? at + 1 : at;
  }

  /// `for a, b in` or `for a =`: the names are those of the block that follows.
  std::size_t loop(std::size_t at) {
    loops_.push_back({scopes_.size(), {}});
    for (++at; is_name(tokens_, at); ++at) {
      loops_.back().names.push_back(at);
      if (!symbol(++at, ",")) break;
    }
    return symbol(at, "=") ? at + 1 : at;
  }

  std::size_t function(std::size_t at) {
    LuaFunction made;
    made.keyword = at;
    made.local = at > 0 && word(at - 1, "local");
    auto opening = at + 1;
    while (opening < tokens_.size() && !symbol(opening, "(")) ++opening;
    if (opening == at + 2) {
      made.name = tokens_[at + 1].text;
      if (!made.local) assign(at + 1, false);
    } else if (opening == at + 1 && at > 1 && symbol(at - 1, "=") && is_name(tokens_, at - 2) &&
               stands_alone(tokens_, at - 2)) {
      made.name = tokens_[at - 2].text;
      made.local = at > 2 && word(at - 3, "local");
    }
    made.outermost = !outermost_function();
    open(Scope::Kind::function, chunk_.functions.size());
    const bool is_method = opening > at + 2 && symbol(opening - 2, ":");
    if (is_method) know(opening, "self");
    auto close = opening + 1;
    for (; close < tokens_.size() && !symbol(close, ")"); ++close) {
      made.takes_more = made.takes_more || symbol(close, "...");
      if (!is_name(tokens_, close)) continue;
      made.parameters.push_back(close);
      know(close);
    }
    made.body = std::min(close + 1, tokens_.size());
    made.end = made.body;
    chunk_.functions.push_back(std::move(made));
    return chunk_.functions.back().body;
  }

  void take_symbol(std::size_t at) {
    const auto text = tokens_[at].text;
    if (text == "(" || text == "{" || text == "[") {
      open(Scope::Kind::bracket);
    } else if (text == ")" || text == "}" || text == "]") {
      good_ = scopes_.back().kind == Scope::Kind::bracket;
      if (!good_) return;
      forget(at);
      scopes_.pop_back();
    } else if (text == "=" && scopes_.back().kind != Scope::Kind::bracket) {
      for (std::optional<std::size_t> end = at; end;) end = assign_target(*end);
    }
  }

  void take_name(std::size_t at) {
    if (!stands_alone(tokens_, at)) return;
    const bool is_key = symbol(at + 1, "=") && scopes_.back().kind == Scope::Kind::bracket;
    if (!is_key) read_name(at);
    if (symbol(at + 1, "(") && !outermost_function()) chunk_.called.insert(tokens_[at].text);
    const bool changes_list = tokens_[at].text == "table" && symbol(at + 1, ".") &&
                              (word(at + 2, "insert") || word(at + 2, "remove")) && symbol(at + 3, "(") &&
                              is_name(tokens_, at + 4) && (symbol(at + 5, ",") || symbol(at + 5, ")"));
    if (changes_list) assign(at + 4, true);
  }

  void read_name(std::size_t at) {
    const auto knows = [name = tokens_[at].text](const Scope& scope) {
      return scope.names.contains(name) || scope.repeated.contains(name);
    };
    if (std::none_of(scopes_.begin(), scopes_.end(), knows)) chunk_.unbound.push_back({at, outermost_function()});
  }

  /// Takes the target of an assignment that ends before a token; gives the comma before it, if there is one.
  std::optional<std::size_t> assign_target(std::size_t end) {
    bool part = false;
    for (auto at = end; at > 0;) {
      --at;
      if (symbol(at, "]")) {
        part = true;
        for (int depth = 1; depth > 0 && at > 0;) {
          --at;
          depth += symbol(at, "]") ? 1 : symbol(at, "[") ? -1 : 0;
        }
      } else if (is_name(tokens_, at) && at > 1 && symbol(at - 1, ".")) {
        part = true;
        --at;
      } else {
        if (!is_name(tokens_, at) || !stands_alone(tokens_, at)) return std::nullopt;
        assign(at, part);
        return at > 0 && symbol(at - 1, ",") ? std::optional(at - 1) : std::nullopt;
      }
    }
    return std::nullopt;
  }

  void assign(std::size_t at, bool part) {
    const auto name = tokens_[at].text;
    const auto function = outermost_function();
    bool in_function = false;
    bool known = false;
    for (const auto& scope : scopes_) {
      if (scope.kind == Scope::Kind::function) in_function = true;
      if (!scope.names.contains(name)) continue;
      if (in_function) return;  // a variable of the function's own
      known = true;
    }
    if (!known && !part) chunk_.made.insert(name);
    if (function) {
      chunk_.writes.push_back({at, *function, !known, part});
    } else if (!known && !part) {
      globals_.insert(name);
    }
  }

  [[nodiscard]] std::optional<std::size_t> outermost_function() const {
    for (const auto& scope : scopes_) {
      if (scope.kind == Scope::Kind::function) return scope.function;
    }
    return std::nullopt;
  }

  const LuaTokenList& tokens_;
  LuaChunk chunk_;
  std::vector<Scope> scopes_;
  std::vector<Loop> loops_;
  /// Which of the chunk's variables are known.
  std::vector<std::size_t> known_;
  std::set<std::string_view> globals_;
  bool good_ = true;
};

/// The literals of a kind that are given to functions as arguments of their own.
std::vector<LuaTextGiven> literals_given(const LuaTokenList& tokens, LuaToken::Kind kind) {
  std::vector<LuaTextGiven> found;
  std::vector<std::pair<std::size_t, int>> open;  // brackets, and at which argument they are
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const bool opens = is_symbol(tokens, at, "(") || is_symbol(tokens, at, "{") || is_symbol(tokens, at, "[");
    const bool closes = is_symbol(tokens, at, ")") || is_symbol(tokens, at, "}") || is_symbol(tokens, at, "]");
    if (opens) open.emplace_back(at, 1);
    if (closes && !open.empty()) open.pop_back();
    if (is_symbol(tokens, at, ",") && !open.empty()) ++open.back().second;
    if (at == 0 || tokens[at].kind != kind || tokens[at].escaped) continue;
    if (is_name(tokens, at - 1)) {
      found.push_back({at - 1, at, 1});
      continue;
    }
    const bool begins = is_symbol(tokens, at - 1, "(") || is_symbol(tokens, at - 1, ",");
    const bool ends = is_symbol(tokens, at + 1, ")") || is_symbol(tokens, at + 1, ",");
    if (open.empty() || !begins || !ends) continue;
    const auto [bracket, argument] = open.back();
    const bool of_call = bracket > 0 && is_symbol(tokens, bracket, "(") && is_name(tokens, bracket - 1);
    if (of_call) found.push_back({bracket - 1, at, argument});
  }
  return found;
}

}  // namespace

LuaChunk read_chunk(const LuaTokenList& tokens) { return ChunkReader(tokens).read(); }

std::vector<std::string_view> known_at(const LuaChunk& chunk, std::size_t at) {
  std::vector<std::string_view> known;
  for (const auto& variable : chunk.variables) {
    if (variable.from <= at && at < variable.to) known.push_back(variable.name);
  }
  return known;
}

std::vector<std::size_t> returns_of(const LuaTokenList& tokens, const LuaChunk& chunk, const LuaFunction& function) {
  std::vector<std::size_t> found;
  auto inner = std::upper_bound(chunk.functions.begin(), chunk.functions.end(), function.body,
                                [](std::size_t body, const LuaFunction& each) { return body < each.body; });
  for (auto at = function.body; at + 1 < function.end; ++at) {
    for (; inner != chunk.functions.end() && inner->body <= at; ++inner) at = std::max(at, inner->end);
    if (at + 1 < function.end && is_word(tokens, at, "return")) found.push_back(at);
  }
  return found;
}

std::set<std::string_view> own_keys(const LuaTokenList& tokens) {
  std::set<std::string_view> keys;
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (!is_name(tokens, at)) continue;
    const bool assigned = is_symbol(tokens, at + 1, "=");
    const bool is_key = is_symbol(tokens, at - 1, "{") || is_symbol(tokens, at - 1, ",") ||
                        is_symbol(tokens, at - 1, ";") || is_symbol(tokens, at - 1, ".");
    const bool defined = at > 2 && tokens[at - 3].text == "function";
    if ((assigned && is_key) || defined) keys.insert(tokens[at].text);
  }
  return keys;
}

std::vector<LuaTextGiven> texts_given(const LuaTokenList& tokens) {
  return literals_given(tokens, LuaToken::Kind::text);
}

std::vector<LuaTextGiven> numbers_given(const LuaTokenList& tokens) {
  return literals_given(tokens, LuaToken::Kind::number);
}

}  // namespace bulkhead
