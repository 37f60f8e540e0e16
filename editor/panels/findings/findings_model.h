// SPDX-License-Identifier: MIT
#pragma once

#include <vector>
#include <wx/dataview.h>

#include "editor/tools/findings/finding_list.h"

namespace bulkhead {

/// The rows of findings behind a list control.
class FindingsModel final : public wxDataViewVirtualListModel {
 public:
  enum Column : unsigned char { level, text, where, title };

  /// Takes other rows over; whether the control has kept its selection, which it does where only words changed.
  bool replace(std::vector<FindingRow> rows);
  [[nodiscard]] const std::vector<FindingRow>& rows() const { return rows_; }

  /// All that a row says, for a tooltip; empty where there is no such row.
  [[nodiscard]] wxString words_of(unsigned row) const;

  void GetValueByRow(wxVariant& value, unsigned row, unsigned column) const override;
  bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& look) const override;
  bool SetValueByRow(const wxVariant& value, unsigned row, unsigned column) override;

 private:
  std::vector<FindingRow> rows_;
};

/// `error`, `warning`, `note`
[[nodiscard]] wxString level_word(Level level);

}  // namespace bulkhead
