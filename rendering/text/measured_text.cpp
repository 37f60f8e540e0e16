// SPDX-License-Identifier: MIT
#include "rendering/text/measured_text.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "model/base/plain_text.h"
#include "rendering/text/characters.h"
#include "rendering/text/typesetting.h"
#include "rendering/text/whole_lengths.h"

namespace bulkhead {
namespace {

/// In bytes. Longer words are set piece by piece, as setting takes time.
constexpr std::size_t longest_piece = 200;

double em_width(std::string_view text, const Font& font) {
  const auto line = glyphs_of(text, font);
  return line->width + static_cast<double>(line->clusters.size()) * font.spacing / font.size;
}

std::vector<std::string_view> pieces_of(std::string_view word) {
  if (word.size() <= longest_piece) return {word};
  std::vector<std::string_view> pieces;
  std::size_t begin = 0;
  std::size_t last = 0;
  for (const auto start : letter_starts(word)) {
    if (start - begin > longest_piece && last > begin) {
      pieces.push_back(word.substr(begin, last - begin));
      begin = last;
    }
    last = start;
  }
  pieces.push_back(word.substr(begin));
  return pieces;
}

double word_width(std::string_view word, const Font& font) {
  double width = 0;
  for (const auto piece : pieces_of(word)) width += em_width(piece, font);
  return width;
}

/// The bytes of as many letters from the word's begin as fit with a hyphen, one at least.
std::size_t part_that_fits(std::string_view word, const Font& font, double most_em) {
  constexpr std::size_t longest_sequence = 4;
  const auto head = word.substr(0, std::min(word.size(), 2 * longest_piece));
  auto starts = letter_starts(head);
  // The last letter may have been cut through.
  while (head.size() < word.size() && starts.size() > 1 && starts.back() + longest_sequence > head.size()) {
    starts.pop_back();
  }
  std::size_t good = 1;
  std::size_t bad = starts.size();
  while (bad - good > 1) {
    const auto middle = (good + bad) / 2;
    const bool fits = em_width(std::string(head.substr(0, starts[middle])) + "-", font) <= most_em;
    (fits ? good : bad) = middle;
  }
  return starts.size() > 1 ? starts[good] : head.size();
}

}  // namespace

std::vector<double> type_sizes(double largest, double least) {
  std::vector<double> sizes;
  const auto steps = static_cast<int>(std::floor((largest - least) * 2 + 1e-9));
  for (int step = 0; step <= steps; ++step) sizes.push_back(largest - step / 2.0);
  return sizes;
}

MeasuredText::MeasuredText(std::string_view text, const Font& font)
    : font_(font), blank_(em_width("n n", font) - 2 * em_width("n", font)) {
  for (const auto word : split_words(text)) {
    if (!words_.empty()) words_.back().keeps_next = goes_on_with_length(words_.back().text, word);
    words_.push_back({std::string(word), word_width(word, font)});
  }
}

double MeasuredText::width(double size) const {
  double em = words_.empty() ? 0 : blank_ * static_cast<double>(words_.size() - 1);
  for (const auto& word : words_) em += word.em;
  return em * size * millimetres_per_point;
}

double MeasuredText::widest_word(double size) const {
  double em = 0;
  for (const auto& word : words_) em = std::max(em, word.em);
  return em * size * millimetres_per_point;
}

MeasuredText::Unit MeasuredText::unit_from(std::size_t first, double most) const {
  Unit unit{1, words_[first].em};
  for (auto last = first; words_[last].keeps_next; ++last) {
    unit.em += blank_ + words_[last + 1].em;
    ++unit.count;
  }
  return unit.em <= most ? unit : Unit{1, words_[first].em};
}

std::vector<std::string> MeasuredText::lines(double size, double width) const {
  const double most = width / (size * millimetres_per_point);
  std::vector<std::string> lines;
  double used = 0;
  std::size_t kept = 0;
  for (std::size_t index = 0; index < words_.size(); ++index) {
    const auto& word = words_[index];
    // A line that a length begins in has room for the rest of it.
    const bool goes_on = kept > 0;
    const auto unit = goes_on ? Unit{kept, 0} : unit_from(index, most);
    kept = unit.count - 1;
    if (goes_on || (!lines.empty() && used + blank_ + unit.em <= most)) {
      lines.back() += " " + word.text;
      used += blank_ + word.em;
      continue;
    }
    std::string_view rest = word.text;
    double em = word.em;
    while (em > most) {
      const auto bytes = part_that_fits(rest, font_, most);
      if (bytes >= rest.size()) break;
      lines.push_back(std::string(rest.substr(0, bytes)) + "-");
      em -= em_width(rest.substr(0, bytes), font_);
      rest.remove_prefix(bytes);
    }
    lines.emplace_back(rest);
    used = em;
  }
  return lines;
}

}  // namespace bulkhead
