// SPDX-License-Identifier: MIT
#include "rendering/cards/card_dealing.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

#include "rendering/text/sentences.h"

namespace bulkhead {
namespace {

double height_of(std::span<const CardStrip> strips) {
  double height = 0;
  for (const auto& strip : strips) height += strip.before + strip.height;
  return height;
}

/// A card that ends between two sentences may have so much less of its room filled.
constexpr double least_filled = 0.5;
/// Of each part of a paragraph.
constexpr std::size_t least_lines = 2;

class Dealing {
 public:
  using Room = std::function<double(std::size_t)>;
  enum class Ends : unsigned char { anywhere, between_sentences };

  /// Of each card such a share is filled at most, but for what cannot be parted and is higher by itself.
  Dealing(std::vector<CardStrip> strips, const Room& room, Ends ends, double share)
      : strips_(std::move(strips)), room_(room), ends_(ends), share_(share), faces_(1) {}

  std::vector<std::vector<CardStrip>> run() {
    while (next_ < strips_.size()) {
      const auto end = end_of_unit();
      const auto& first = strips_[next_];
      double needed = height_of(std::span(strips_).subspan(next_, end - next_));
      if (faces_.back().empty()) needed -= first.before;
      if (used_ + needed > share_ * room_(faces_.size() - 1) && !fresh_) {
        if (ends_ == Ends::between_sentences && next_ >= parted_to_) part_paragraph();
        begin_face();
        continue;
      }
      for (; next_ < end; ++next_) faces_.back().push_back(std::move(strips_[next_]));
      used_ += needed;
      fresh_ = false;
    }
    return std::move(faces_);
  }

 private:
  /// Behind what stands on one card with the next strip.
  std::size_t end_of_unit() {
    auto end = next_ + 1;
    while (end < strips_.size() && strips_[end - 1].keeps_next) ++end;
    const auto& repeated = strips_[next_].repeated;
    const double above = repeated ? height_of(*repeated) : 0;
    // What is higher than a card is parted where it must be.
    if (above + height_of(std::span(strips_).subspan(next_, end - next_)) > room_(faces_.size())) parted_to_ = end;
    return next_ < parted_to_ ? next_ + 1 : end;
  }

  void begin_face() {
    faces_.emplace_back();
    if (strips_[next_].repeated) faces_.back() = *strips_[next_].repeated;
    used_ = height_of(faces_.back());
    fresh_ = true;
  }

  /// Where the card would end within a paragraph, it ends with the last sentence that fits, and the paragraph goes on
  /// as one of its own.
  void part_paragraph() {
    const auto paragraph = strips_[next_].paragraph;
    auto& face = faces_.back();
    if (!paragraph) return;
    const auto is_other = [&](const CardStrip& strip) { return strip.paragraph != paragraph; };
    const auto here = static_cast<std::size_t>(std::find_if(face.rbegin(), face.rend(), is_other) - face.rbegin());
    const auto old_rest = strips_.begin() + static_cast<std::ptrdiff_t>(next_);
    const auto old_rest_end = std::find_if(old_rest, strips_.end(), is_other);
    // Of one that began on an earlier card, as its sentences are too long, the rest is not known as a text.
    if (here + static_cast<std::size_t>(old_rest_end - old_rest) < paragraph_strips(*paragraph).size()) return;
    const auto from = face.size() - here;
    const double filled = used_ - height_of(std::span(face).subspan(from));
    const auto& text = paragraph->text;
    std::vector<CardStrip> part;
    std::size_t part_end = 0;
    for (auto end = sentence_end(text, 0); end < text.size(); end = sentence_end(text, end)) {
      auto lines = paragraph_strips({text.substr(0, end), paragraph->font, paragraph->colour, paragraph->width});
      if (lines.size() > here) break;
      const bool is_enough = filled + height_of(lines) >= least_filled * room_(faces_.size() - 1);
      if (lines.size() < least_lines || !is_enough) continue;
      part = std::move(lines);
      part_end = end;
    }
    const auto rest_from = text.find_first_not_of(' ', part_end);
    if (part.empty() || rest_from == std::string::npos) return;
    auto rest = paragraph_strips({text.substr(rest_from), paragraph->font, paragraph->colour, paragraph->width});
    if (rest.size() < least_lines) return;
    for (auto& strip : rest) strip.repeated = strips_[next_].repeated;
    part.front().before = face[from].before;
    face.resize(from);
    face.insert(face.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
    const auto behind = strips_.erase(old_rest, old_rest_end);
    strips_.insert(behind, std::make_move_iterator(rest.begin()), std::make_move_iterator(rest.end()));
  }

  std::vector<CardStrip> strips_;
  const Room& room_;
  Ends ends_;
  double share_;
  std::vector<std::vector<CardStrip>> faces_;
  /// The strip that is placed next, and how high those on the last card are.
  std::size_t next_ = 0;
  double used_ = 0;
  /// Whether the card has nothing yet but what is repeated on it.
  bool fresh_ = true;
  /// Up to there strips may be parted that would stay together.
  std::size_t parted_to_ = 0;
};

struct Dealt {
  std::vector<std::vector<CardStrip>> faces;
  Dealing::Ends ends = Dealing::Ends::anywhere;
};

Dealt dealt_full(const std::vector<CardStrip>& strips, const Dealing::Room& room) {
  Dealt any{Dealing(strips, room, Dealing::Ends::anywhere, 1).run()};
  if (any.faces.size() == 1) return any;
  Dealt better{Dealing(strips, room, Dealing::Ends::between_sentences, 1).run(), Dealing::Ends::between_sentences};
  return better.faces.size() <= any.faces.size() ? better : any;
}

}  // namespace

std::vector<std::vector<CardStrip>> dealt(const std::vector<CardStrip>& strips,
                                          const std::function<double(std::size_t)>& room) {
  return dealt_full(strips, room).faces;
}

std::vector<std::vector<CardStrip>> dealt_evenly(const std::vector<CardStrip>& strips,
                                                 const std::function<double(std::size_t)>& room) {
  constexpr int steps = 20;
  auto full = dealt_full(strips, room);
  if (full.faces.size() == 1) return full.faces;
  for (int step = steps / 2; step < steps; ++step) {
    auto even = Dealing(strips, room, full.ends, static_cast<double>(step) / steps).run();
    if (even.size() <= full.faces.size()) return even;
  }
  return full.faces;
}

}  // namespace bulkhead
