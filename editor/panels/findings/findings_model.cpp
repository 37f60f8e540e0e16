// SPDX-License-Identifier: MIT
#include "editor/panels/findings/findings_model.h"

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"

namespace bulkhead {
wxString level_word(Level level) {
  switch (level) {
    case Level::error: return translated("error");
    case Level::warning: return translated("warning");
    case Level::note: return translated("note");
    case Level::off: break;
  }
  return {};
}

bool FindingsModel::replace(std::vector<FindingRow> rows) {
  const bool same_number = rows.size() == rows_.size();
  rows_ = std::move(rows);
  if (!same_number) {
    Reset(static_cast<unsigned>(rows_.size()));
    return false;
  }
  for (unsigned row = 0; row < rows_.size(); ++row) RowChanged(row);
  return true;
}

wxString FindingsModel::words_of(unsigned row) const {
  if (row >= rows_.size()) return {};
  const auto& finding = rows_[row];
  auto words = sentence(finding.text);
  if (!finding.where.empty()) words += "\n" + to_wx(finding.where);
  if (finding.waived) words += "\n" + translated("waived: {}", {finding.reason});
  return words;
}

void FindingsModel::GetValueByRow(wxVariant& value, unsigned row, unsigned column) const {
  if (row >= rows_.size()) {
    value = wxString();
    return;
  }
  const auto& finding = rows_[row];
  switch (static_cast<Column>(column)) {
    case level: value = symbol_of(finding.level) + "  " + level_word(finding.level); break;
    case text:
      value = on_one_line(finding.waived
                              ? translated("{} (waived: {})", {from_wx(sentence(finding.fact_first)), finding.reason})
                              : sentence(finding.fact_first),
                          400);
      break;
    case where: value = to_wx(finding.where); break;
    case title: value = to_wx(finding.title); break;
  }
}

bool FindingsModel::GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const {
  if (row >= rows_.size()) return false;
  const auto& finding = rows_[row];
  const auto colours = palette();
  if (column == level && !finding.waived) {
    look.SetColour(colours.of(finding.level));
  } else if (column != text || finding.waived) {
    look.SetColour(colours.mute);
  } else {
    return false;
  }
  if (finding.waived) look.SetItalic(true);
  return true;
}

bool FindingsModel::SetValueByRow(const wxVariant&, unsigned, unsigned) { return false; }

}  // namespace bulkhead
