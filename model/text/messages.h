// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bulkhead {

/// A sentence in English with an id that never changes. It stands beside what says it, as a constant; its arguments are
/// `{named}` in it.
struct MessageText {
  std::string_view id;
  std::string_view pattern;
  friend bool operator==(const MessageText&, const MessageText&) = default;
};

/// What is to be said to a person, before it becomes words. Made by `message`, from texts that last as long as the
/// program.
struct Message {
  std::string_view id;
  std::string_view pattern;
  std::vector<std::pair<std::string_view, std::string>> arguments;
  friend bool operator==(const Message&, const Message&) = default;
};

/// The English sentence of a message: its pattern with each `{name}` replaced by the argument of that name.
[[nodiscard]] std::string to_text(const Message& message);

/// Whether these are the names in a pattern, each once.
constexpr bool names_are(std::string_view pattern, std::initializer_list<std::string_view> names) {
  const auto named = [&](std::string_view name) { return std::count(names.begin(), names.end(), name) == 1; };
  std::vector<std::string_view> found;
  for (auto open = pattern.find('{'); open != std::string_view::npos; open = pattern.find('{')) {
    pattern.remove_prefix(open + 1);
    const auto name = pattern.substr(0, pattern.find('}'));
    if (!named(name)) return false;
    if (std::find(found.begin(), found.end(), name) == found.end()) found.push_back(name);
  }
  return found.size() == names.size();
}

/// The name of an argument as a part of its type.
template <std::size_t Size>
struct ArgumentName {
  // NOLINTNEXTLINE(google-explicit-constructor): `arg<"limit">` names it by a literal.
  consteval ArgumentName(const char (&literal)[Size]) { std::copy_n(literal, Size, text); }
  [[nodiscard]] constexpr std::string_view view() const { return {text, Size - 1}; }
  char text[Size];
};

template <ArgumentName Name>
struct Argument {
  std::string value;
};

/// `arg<"limit">(3)`: text as it is, whole numbers in digits.
template <ArgumentName Name, typename T>
[[nodiscard]] Argument<Name> arg(T value) {
  if constexpr (std::integral<T>) {
    return {std::to_string(value)};
  } else {
    return {std::string(std::move(value))};
  }
}

/// `message<too_close>(arg<"limit">(limit), arg<"actual">(found))`. Does not compile unless the arguments are those
/// that the text names.
template <const MessageText& Text, ArgumentName... Names>
requires(names_are(Text.pattern, {Names.view()...})) [[nodiscard]] Message message(Argument<Names>... arguments) {
  return {Text.id, Text.pattern, {{Names.view(), std::move(arguments.value)}...}};
}

}  // namespace bulkhead
