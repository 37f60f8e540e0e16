// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <functional>
#include <string>

#include "editor/panels/parts/scrolled_panel.h"
#include "exchange/exporters/exporters.h"

class wxCheckBox;
class wxChoice;
class wxComboBox;
class wxFlexGridSizer;
class wxStaticText;

namespace bulkhead {

/// The options of an exporter, and of the sheet that is chosen among them, a row each. What says nothing about that
/// sheet is not asked, and is as it was when it is asked again.
class SheetForm final : public ScrolledPanel {
 public:
  /// `changed` is called when the user has chosen something else.
  SheetForm(wxWindow* parent, std::function<void()> changed);

  /// Begins with texts that were chosen at some time.
  void set(const ExportChoices& chosen);
  void ask(const Exporter& exporter);
  /// What counts of what is chosen; where something that is typed cannot be, the usual instead.
  [[nodiscard]] ExportChoices choices() const;
  /// What is wrong with what is typed; empty for nothing.
  [[nodiscard]] std::string complaint() const;
  /// How wide the labels of rows are, for rows of others above these.
  [[nodiscard]] static int label_width(const wxWindow& window);

 private:
  /// One of the controls is there.
  struct Row {
    const ExportOption* option = nullptr;
    wxStaticText* label = nullptr;
    wxChoice* choice = nullptr;
    /// Where other texts than those to choose may be typed.
    wxComboBox* line = nullptr;
    /// For yes and no.
    wxCheckBox* tick = nullptr;

    [[nodiscard]] wxWindow* control() const;
    [[nodiscard]] std::string text() const;
    void set(const std::string& text) const;
    void show(bool show) const;
  };
  [[nodiscard]] Row& row_of(const ExportOption& option);
  Row make_row(const ExportOption& option);
  void chosen(const ExportOption& option);
  void arrange();

  std::function<void()> changed_;
  const Exporter* exporter_;
  /// All that was chosen so far, by keys.
  ExportChoices chosen_;
  /// Each is made when it is first asked.
  std::deque<Row> rows_;
  wxFlexGridSizer* grid_;
};

}  // namespace bulkhead
