// SPDX-License-Identifier: MIT
#include "docs/content/facts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>

#include "docs/content/address.h"

namespace bulkhead {
namespace {

constexpr std::array<std::string_view, 6> columns = {"source", "line", "figure", "document", "address", "value"};

std::vector<std::string_view> parted(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (auto end = text.find(at); end != std::string_view::npos; end = text.find(at)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

Result<Fact> fact_of(std::string_view line, std::string place) {
  const auto cells = parted(line, '\t');
  if (cells.size() > columns.size()) return fail(fmt::format("{}: a row has {} cells", place, columns.size()));
  for (std::size_t column = 0; column < columns.size(); ++column) {
    const bool missing = column >= cells.size() || cells[column].find_first_not_of(' ') == std::string_view::npos;
    if (missing) return fail(fmt::format("{}: the row has no {}", place, columns[column]));
  }
  const auto cell = [&](std::size_t column) { return std::string(cells[column]); };
  return Fact{cell(0), cell(1), cell(2), cell(3), cell(4), cell(5), std::move(place)};
}

/// What is wrong with what is read; nothing where it is what it should be.
std::string trouble_with(const Fact& fact, const Result<std::string>& read) {
  if (!read) return fmt::format("{}: {} {}: {}", fact.place, fact.document, fact.address, to_text(read.error()));
  const bool part = fact.value.starts_with('~');
  const bool right = part ? read->find(fact.value.substr(1)) != std::string::npos : *read == fact.value;
  if (right) return "";
  return fmt::format("{}: {} {} is \"{}\", not \"{}\"", fact.place, fact.document, fact.address, *read, fact.value);
}

std::string cell_text(std::string text) {
  for (auto at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2)) text.insert(at, "\\");
  return text;
}

std::string row_of(const Fact& fact) {
  const auto value = fact.value.starts_with('~') ? "… " + fact.value.substr(1) + " …" : fact.value;
  return fmt::format("| {}, {} | {} | `{}` | {} |\n", fact.source, fact.line, cell_text(fact.figure), fact.address,
                     cell_text(value));
}

}  // namespace

Result<std::vector<Fact>> read_facts(std::string_view table, std::string_view file) {
  std::vector<Fact> facts;
  const auto lines = parted(table, '\n');
  for (std::size_t line = 1; line < lines.size(); ++line) {
    if (lines[line].empty() || lines[line].starts_with('#')) continue;
    auto fact = fact_of(lines[line], fmt::format("{}:{}", file, line + 1));
    if (!fact) return tl::unexpected(fact.error());
    facts.push_back(std::move(*fact));
  }
  return facts;
}

Result<std::string> content_text(std::string_view introduction, const std::vector<Fact>& facts,
                                 const DocumentOf& document_of) {
  std::vector<std::string> order;
  std::map<std::string, std::string> tables;
  std::string troubles;
  std::map<std::string, Result<std::string>> documents;
  for (const auto& fact : facts) {
    const auto [document, fresh] = documents.try_emplace(fact.document, std::string());
    if (fresh) {
      document->second = document_of(fact.document);
      order.push_back(fact.document);
    }
    const auto read = document->second.and_then([&](const std::string& xml) { return value_at(xml, fact.address); });
    if (const auto trouble = trouble_with(fact, read); !trouble.empty()) troubles += trouble + "\n";
    tables[fact.document] += row_of(fact);
  }
  if (!troubles.empty()) return fail(troubles);
  std::string text(introduction);
  for (const auto& document : order) {
    text += fmt::format("\n## {}\n\n| Source, line | Figure | Address | Read there |\n|---|---|---|---|\n{}", document,
                        tables[document]);
  }
  return text;
}

}  // namespace bulkhead
