// SPDX-License-Identifier: MIT
#include "rendering/text/text_measure.h"

#include <algorithm>

#include "rendering/text/characters.h"
#include "rendering/text/typesetting.h"
#include "rendering/text/whole_lengths.h"

namespace bulkhead {
namespace {

/// For widths that were computed from the same text in another order.
constexpr double rounding = 1e-9;

/// In bytes. Setting a text takes time, which none is spent on where it is too long for any page.
constexpr std::size_t longest_line = 2000;

/// About how wide a letter of running text is in em, blanks counted: with this one the fewest lines are set.
constexpr double usual_letter = 0.46;
/// In em: the sign for a character that the type lacks.
constexpr double usual_sign = 1;

/// About so much of a text is as wide as a line; no more than is ever set.
struct UsualLine {
  std::size_t bytes = 0;
  std::size_t letters = 0;
};
UsualLine usual_line(std::string_view text, const Font& font, double width) {
  UsualLine line;
  double room = width;
  for (auto rest = text; !rest.empty();) {
    const double em = has_glyph(take_character(rest)) ? usual_letter : usual_sign;
    room -= (em * font.size + font.spacing) * millimetres_per_point;
    const auto bytes = text.size() - rest.size();
    if (room < 0 || bytes > longest_line) break;
    line = {bytes, line.letters + 1};
  }
  return line;
}

/// The most of the first `count` pieces that `fit`, of which fewer fit wherever more do. To ask takes setting a line,
/// so it is asked near the `guess` first, and farther and farther away from it.
template <typename Fit>
std::size_t most_that_fit(std::size_t count, std::size_t guess, Fit fit) {
  std::size_t good = 0;
  std::size_t bad = count + 1;
  auto next = std::max<std::size_t>(std::min(guess, count), 1);
  for (std::size_t step = 1; bad - good > 1; step *= 2) {
    const bool is_good = fit(next);
    (is_good ? good : bad) = next;
    if (good > 0 && bad <= count) {
      next = good + (bad - good) / 2;
    } else {
      next = is_good ? std::min(next + step, count) : next - std::min(step, next - 1);
    }
  }
  return good;
}

std::string_view without_blanks_at_end(std::string_view text) {
  const auto last = text.find_last_not_of(" \t");
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

/// The ends of the words of `text`.
std::vector<std::size_t> word_ends(std::string_view text) {
  std::vector<std::size_t> ends;
  for (auto start = text.find_first_not_of(" \t"); start != std::string_view::npos;) {
    const auto end = std::min(text.find_first_of(" \t", start), text.size());
    ends.push_back(end);
    start = text.find_first_not_of(" \t", end);
  }
  return ends;
}

/// Of the first words of a text fewer, where the last of them would begin a length that goes on; at least one, and all
/// where a line of nothing else is too short for it.
std::size_t without_part_of_length(std::string_view text, const std::vector<std::size_t>& ends, std::size_t count) {
  const auto word = [&](std::size_t index) {
    const auto start = index == 0 ? 0 : text.find_first_not_of(" \t", ends[index - 1]);
    return text.substr(start, ends[index] - start);
  };
  auto fewer = count;
  while (fewer > 0 && fewer < ends.size() && goes_on_with_length(word(fewer - 1), word(fewer))) --fewer;
  return fewer > 0 ? fewer : count;
}

/// The length of the first line that `text`, which begins with a word, is broken into: as many words as fit, else as
/// many letters of the first word, at least one.
std::size_t first_line(std::string_view text, const Font& font, double width) {
  text = text.substr(0, longest_line + 1);
  const auto ends = word_ends(text);
  const auto like = usual_line(text, font, width);
  const auto usual = static_cast<std::size_t>(std::upper_bound(ends.begin(), ends.end(), like.bytes) - ends.begin());
  const auto words = most_that_fit(
      ends.size(), usual, [&](std::size_t count) { return fits(text.substr(0, ends[count - 1]), font, width); });
  if (words > 0) return ends[without_part_of_length(text, ends, words) - 1];
  const auto word = text.substr(0, ends.front());
  auto starts = letter_starts(word);
  starts.push_back(word.size());
  const auto most = most_that_fit(starts.size() - 1, like.letters,
                                  [&](std::size_t count) { return fits(word.substr(0, starts[count]), font, width); });
  return starts[std::max<std::size_t>(most, 1)];
}

std::string_view without_blanks_at_start(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of(" \t"), text.size()));
}

/// Adds the lines of a text without line feeds, until there are more than `most`.
void wrap_paragraph(std::string_view text, const Font& font, double width, std::size_t most,
                    std::vector<std::string>& lines) {
  text = without_blanks_at_start(text);
  if (text.empty()) lines.emplace_back();
  while (!text.empty() && lines.size() <= most) {
    const auto length = first_line(text, font, width);
    lines.emplace_back(text.substr(0, length));
    text = without_blanks_at_start(text.substr(length));
  }
}

}  // namespace

bool fits(std::string_view text, const Font& font, double width) {
  return text.size() <= longest_line && width_of(*glyphs_of(text, font), font) <= width + rounding;
}

TextSize measure(std::string_view text, const Font& font) {
  const auto& fonts = shipped_fonts();
  if (!fonts) return {};
  const double size = font.size * millimetres_per_point;
  return {width_of(*glyphs_of(text, font), font), (*fonts)->ascent() * size, (*fonts)->descent() * size};
}

Rect bounds_of(const TextRun& run) {
  const auto placing = placed(run);
  const auto size = measure(run.text, run.font);
  double left = run.at.x;
  if (run.anchor == TextRun::Anchor::middle) left -= size.width / 2;
  if (run.anchor == TextRun::Anchor::end) left -= size.width;
  const Rect& ink = placing.line->ink;
  const double spread = size.width - placing.line->width * placing.size;
  const double low_x = std::min(left, left + ink.top_left.x * placing.size);
  const double high_x = std::max(left + size.width, left + ink.bottom_right().x * placing.size + spread);
  const double low_y = std::min(-size.ascent, ink.top_left.y * placing.size);
  const double high_y = std::max(size.descent, ink.bottom_right().y * placing.size);
  return Rect{{low_x, run.at.y + low_y}, {high_x - low_x, high_y - low_y}}.grown(run.halo);
}

std::vector<std::string> wrap(std::string_view text, const Font& font, double width, std::size_t most) {
  std::vector<std::string> lines;
  while (!text.empty() && lines.size() <= most) {
    const auto end = std::min(text.find('\n'), text.size());
    wrap_paragraph(text.substr(0, end), font, width, most, lines);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  if (lines.size() > most) {
    lines.resize(most);
    lines.back() = shortened(lines.back() + " …", font, width);
  }
  return lines;
}

std::string shortened(std::string_view text, const Font& font, double width) {
  if (text.empty() || fits(text, font, width)) return std::string(text);
  const auto starts = letter_starts(text);
  const auto cut = [&](std::size_t letters) {
    return std::string(without_blanks_at_end(text.substr(0, starts[letters]))) + "…";
  };
  return cut(most_that_fit(starts.size() - 1, usual_line(text, font, width).letters,
                           [&](std::size_t letters) { return fits(cut(letters), font, width); }));
}

}  // namespace bulkhead
