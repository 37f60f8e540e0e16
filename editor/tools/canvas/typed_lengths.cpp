// SPDX-License-Identifier: MIT
#include "editor/tools/canvas/typed_lengths.h"

#include <algorithm>
#include <string_view>

#include "editor/tools/words/lengths.h"

namespace bulkhead {
namespace {

bool is_fixed(const ToolFigure& figure) { return figure.fixed; }

bool is_among(char key, std::string_view some) { return some.find(key) != std::string_view::npos; }

}  // namespace

TypedLengths::Outcome TypedLengths::type(char key, std::span<const ToolFigure> figures) {
  if (figures.empty()) {
    typed_.clear();
    return Outcome::nothing;
  }
  figure_ = std::min(figure_, figures.size() - 1);
  if (key == '\t' && (figures.size() > 1 || !typed_.empty())) {
    figure_ = (figure_ + 1) % figures.size();
    typed_.clear();
    return Outcome::next;
  }
  const bool any_fixed = std::any_of(figures.begin(), figures.end(), is_fixed);
  if (key == '\r' && (any_fixed || !typed_.empty())) return Outcome::ended;
  return write(key) ? Outcome::changed : Outcome::nothing;
}

bool TypedLengths::write(char key) {
  constexpr std::size_t longest = 12;
  if (is_among(key, "0123456789.,") || (!typed_.empty() && is_among(key, "\"minc"))) {
    if (typed_.size() < longest) typed_ += key;
  } else if (key == '\b' && !typed_.empty()) {
    typed_.pop_back();
  } else if (key == '\x1b' && !typed_.empty()) {
    typed_.clear();
  } else {
    return false;
  }
  return true;
}

void TypedLengths::begin_anew() {
  typed_.clear();
  figure_ = 0;
}

Result<std::optional<Length>> TypedLengths::length(RulerUnit unit) const {
  if (typed_.empty()) return std::optional<Length>();
  return read_length(typed_, unit).map([](Length length) { return std::optional(length); });
}

std::optional<MarkWords> TypedLengths::words(std::span<const ToolFigure> figures, RulerUnit unit) const {
  const bool typing = !typed_.empty() || figure_ > 0 || std::any_of(figures.begin(), figures.end(), is_fixed);
  if (!typing || figures.empty()) return std::nullopt;
  MarkWords words;
  auto& text = words.text;
  for (std::size_t index = 0; index < figures.size(); ++index) {
    const bool being_typed = index == figure_ && !typed_.empty();
    text += (text.empty() ? "" : " · ") + figures[index].name + " ";
    text += being_typed ? typed_ : length_words(figures[index].value, unit);
    if (index == figure_ && (being_typed || figures.size() > 1)) words.caret = text.size();
  }
  return words;
}

}  // namespace bulkhead
