// SPDX-License-Identifier: MIT
#include "tests/rendering/support/card_faces.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "rendering/cairo/capitals.h"
#include "rendering/look/designs.h"
#include "rendering/text/typesetting.h"

namespace bulkhead::test {
namespace {

/// Stands on a card because its block began on the one before it.
bool is_repeated(const TextRun& run) { return run.text.ends_with("(CONTINUED)"); }

/// The letters of all lines of a body that begin or stand at the same height from the left: of a column.
std::map<std::pair<int, int>, std::string> columns_of(const std::vector<CardPlan>& faces) {
  std::map<std::pair<int, int>, std::string> columns;
  for (const auto& face : faces) {
    const double foot = face.size.y - 8;
    for (const auto& run : face.texts) {
      if (run.at.y < face.head || run.at.y > foot || is_repeated(run)) continue;
      const int at = static_cast<int>(std::lround(run.at.x * 100));
      columns[{at, static_cast<int>(run.anchor)}] += letters_of(run.text);
    }
  }
  return columns;
}

/// Finds texts in the columns of a card, each behind the one that was found there before.
class Reader {
 public:
  explicit Reader(const std::vector<CardPlan>& faces) : columns_(columns_of(faces)) {}

  [[nodiscard]] bool reads(const std::string& text) {
    const auto letters = letters_of(text);
    if (letters.empty()) return true;
    for (const auto& [column, stream] : columns_) {
      const auto at = stream.find(letters, read_[column]);
      if (at == std::string::npos) continue;
      read_[column] = at + letters.size();
      return true;
    }
    return false;
  }

 private:
  std::map<std::pair<int, int>, std::string> columns_;
  std::map<std::pair<int, int>, std::size_t> read_;
};

}  // namespace

Rect ink_of(const TextRun& run) {
  const auto line = placed(run);
  if (line.places.empty()) return {run.at, {0, 0}};
  const auto& ink = line.line->ink;
  const double left = line.places.front().x - line.line->glyphs.front().at.x * line.size;
  const double spread = run.font.spacing * millimetres_per_point * static_cast<double>(line.line->clusters.size());
  return {{left + ink.top_left.x * line.size, run.at.y + ink.top_left.y * line.size},
          {ink.size.x * line.size + spread, ink.size.y * line.size}};
}

bool is_within(const Rect& inner, const Rect& outer) {
  constexpr double rounding = 1e-6;
  return inner.top_left.x >= outer.top_left.x - rounding && inner.top_left.y >= outer.top_left.y - rounding &&
         inner.bottom_right().x <= outer.bottom_right().x + rounding &&
         inner.bottom_right().y <= outer.bottom_right().y + rounding;
}

std::string trouble_with(const CardPlan& card) {
  std::string trouble;
  const Rect safe = Rect{{0, 0}, card.size}.grown(-3);
  std::vector<Rect> inked;
  for (const auto& run : card.texts) {
    if (run.font.size < 6 - 1e-9) trouble += fmt::format("{} points: {}\n", run.font.size, run.text);
    inked.push_back(ink_of(run));
    if (!is_within(inked.back(), safe)) trouble += fmt::format("near the cut: {}\n", run.text);
  }
  if (card.disc) {
    const Rect disc = Rect{card.disc->centre, {0, 0}}.grown(card.disc->radius);
    if (!is_within(disc, safe)) trouble += "the disc is near the cut\n";
    for (std::size_t index = 0; index < inked.size(); ++index) {
      const bool in_disc = std::abs(card.texts[index].at.x - card.disc->centre.x) < 1e-6;
      if (!in_disc && inked[index].overlaps(disc)) trouble += fmt::format("on the disc: {}\n", card.texts[index].text);
    }
  }
  for (std::size_t first = 0; first < inked.size(); ++first) {
    for (std::size_t second = first + 1; second < inked.size(); ++second) {
      if (!inked[first].grown(-0.01).overlaps(inked[second])) continue;
      trouble += fmt::format("over each other: {} / {}\n", card.texts[first].text, card.texts[second].text);
    }
  }
  return trouble;
}

std::string letters_of(std::string_view text) {
  std::string letters;
  for (auto dot = text.find("·"); dot != std::string_view::npos; dot = text.find("·")) {
    letters += letters_of(text.substr(0, dot));
    text.remove_prefix(dot + std::string_view("·").size());
  }
  for (const char letter : text) {
    if (letter != ' ' && letter != '\t' && letter != '\n' && letter != '-') letters += letter;
  }
  return in_capitals(letters);
}

std::string head_of(const CardPlan& face) {
  std::string letters;
  for (const auto& run : face.texts) {
    const bool in_disc = face.disc && std::abs(run.at.x - face.disc->centre.x) < 1e-6;
    if (run.at.y < face.head && !in_disc) letters += letters_of(run.text);
  }
  return letters;
}

std::string body_of(const std::vector<CardPlan>& faces) {
  std::string letters;
  for (const auto& [column, of_column] : columns_of(faces)) letters += of_column;
  return letters;
}

std::string missing_on(const std::vector<CardPlan>& faces, const CardText& card) {
  std::string missing;
  const auto head = letters_of(card.kicker) + letters_of(card.name);
  if (head_of(faces.front()) != head) missing += fmt::format("head: {} for {}\n", head_of(faces.front()), head);
  Reader reader(faces);
  const auto expect = [&](const std::string& text) {
    if (!reader.reads(text)) missing += text + "\n";
  };
  for (const auto& block : card.blocks) {
    expect(block.label);
    for (const auto& paragraph : block.paragraphs) expect(paragraph);
    for (const auto& row : block.rows) {
      expect(row.key);
      expect(row.name);
      for (const auto& cell : row.cells) expect(cell);
    }
  }
  return missing;
}

std::vector<CardPlan> faces_of(const CardText& card, const CardFormat& format) {
  return lay_out_card(card, format, "The Cinder Lock", usual_design()).value();
}

CardText only_card(const Mission& mission) { return card_texts(mission, {}, usual_design()).value().front(); }

}  // namespace bulkhead::test
