// SPDX-License-Identifier: MIT
#include "model/mission/dice.h"

#include <fmt/format.h>

#include <algorithm>

#include "model/base/numbers.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr int most_plus = 1000;
constexpr int most_sides_of_a_die = 100;

/// How many sides each of the two dice of a D33 or D66 has; 0 for other dice.
int sides_of_two_digits(int sides) { return sides == 33 ? 3 : sides == 66 ? 6 : 0; }

}  // namespace

int Dice::least() const {
  if (sides_of_two_digits(sides) != 0) return 11;
  return count + plus;
}

int Dice::most() const { return count * sides + plus; }

std::vector<int> Dice::values() const {
  std::vector<int> result;
  if (const int each = sides_of_two_digits(sides); each != 0) {
    for (int tens = 1; tens <= each; ++tens) {
      for (int units = 1; units <= each; ++units) result.push_back(10 * tens + units);
    }
    return result;
  }
  for (int value = least(); value <= most(); ++value) result.push_back(value);
  return result;
}

Result<Dice> parse_dice(std::string_view text) {
  const auto wrong = [&] {
    return fail(fmt::format("\"{}\" is no number of dice; write 5, D6, 2D6, D3+2, D33 or D66, with at most {} dice",
                            quotable(text), most_dice));
  };
  const auto letter = text.find_first_of("Dd");
  if (letter == std::string_view::npos) {
    const auto number = parse_int(text, -most_plus, most_plus);
    return number ? Result<Dice>(Dice::number(*number)) : wrong();
  }
  const auto count = letter == 0 ? 1 : parse_int(text.substr(0, letter), 1, most_dice);
  const auto rest = text.substr(letter + 1);
  const auto sign = std::min(rest.find_first_of("+-"), rest.size());
  const auto sides = parse_int(rest.substr(0, sign), 2, most_sides_of_a_die);
  if (!count || !sides) return wrong();
  Dice dice{*count, *sides, 0};
  if (sign < rest.size()) {
    const auto plus = parse_int(rest.substr(sign + 1), 1, most_plus);
    if (!plus) return wrong();
    dice.plus = rest[sign] == '+' ? *plus : -*plus;
  }
  const bool alone = dice.count == 1 && dice.plus == 0;
  if (sides_of_two_digits(*sides) != 0 && !alone) return wrong();
  return dice;
}

std::string to_text(const Dice& dice) {
  if (!dice.rolled()) return fmt::to_string(dice.plus);
  const auto count = dice.count == 1 ? std::string() : fmt::to_string(dice.count);
  return fmt::format("{}D{}{}", count, dice.sides, dice.plus == 0 ? std::string() : fmt::format("{:+}", dice.plus));
}

Result<DiceBand> parse_dice_band(std::string_view text) {
  const auto wrong = [&] {
    return fail(fmt::format("\"{}\" are no results of a roll; write 3, 2-5 or 12+", quotable(text)));
  };
  if (text.ends_with('+')) {
    const auto low = parse_int(text.substr(0, text.size() - 1), 0, largest_number);
    return low ? Result<DiceBand>(DiceBand{*low, largest_number}) : wrong();
  }
  const auto dash = std::min(text.find('-'), text.size());
  const auto low = parse_int(text.substr(0, dash), 0, largest_number);
  if (!low) return wrong();
  const auto high = dash == text.size() ? low : parse_int(text.substr(dash + 1), *low, largest_number);
  return high ? Result<DiceBand>(DiceBand{*low, *high}) : wrong();
}

std::string to_text(const DiceBand& band) {
  if (band.high == largest_number) return fmt::format("{}+", band.low);
  return band.low == band.high ? fmt::to_string(band.low) : fmt::format("{}-{}", band.low, band.high);
}

}  // namespace bulkhead
