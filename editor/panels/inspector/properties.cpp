// SPDX-License-Identifier: MIT
#include "editor/panels/inspector/properties.h"

#include <algorithm>
#include <type_traits>
#include <wx/control.h>
#include <wx/dc.h>
#include <wx/propgrid/props.h>

#include "editor/panels/parts/words.h"

namespace bulkhead {
namespace {

wxPGChoices choices_of(const InspectorRow& row) {
  wxPGChoices result;
  for (std::size_t i = 0; i < row.choices.size(); ++i) result.Add(to_wx(row.choices[i].name), static_cast<int>(i));
  return result;
}

/// Where the value is among the choices, or nothing.
std::optional<long> index_of(const InspectorRow& row) {
  const auto found = std::find_if(row.choices.begin(), row.choices.end(),
                                  [&](const InspectorChoice& choice) { return choice.value == row.value; });
  if (found == row.choices.end()) return std::nullopt;
  return found - row.choices.begin();
}

/// Draws words that are wider than their cell with an ellipsis at their end.
class ShorteningRenderer final : public wxPGDefaultRenderer {
 public:
  bool Render(wxDC& dc, const wxRect& cell, const wxPropertyGrid* grid, wxPGProperty* property, int column, int item,
              int flags) const override {
    wxString text;
    wxPGCell look;
    property->GetDisplayInfo(static_cast<unsigned>(column), item, flags, &text, &look);
    const int room = cell.width - 2 * wxPG_XBEFORETEXT;
    if (dc.GetTextExtent(text).x <= room) {
      return wxPGDefaultRenderer::Render(dc, cell, grid, property, column, item, flags);
    }
    PreDrawCell(dc, cell, grid, look, flags);
    DrawText(dc, cell, 0, wxControl::Ellipsize(text, dc, wxELLIPSIZE_END, room));
    PostDrawCell(dc, grid, look, flags);
    return true;
  }
};

/// A property whose name is drawn so, and its value unless that is no words.
template <typename Property>
class Shortened final : public Property {
 public:
  using Property::Property;
  wxPGCellRenderer* GetCellRenderer(int column) const override {
    static ShorteningRenderer renderer;
    constexpr bool has_words = !std::is_same_v<Property, wxBoolProperty>;
    return column == 0 || (column == 1 && has_words) ? &renderer : Property::GetCellRenderer(column);
  }
};

}  // namespace

wxPGProperty* make_property(const InspectorRow& row) {
  const auto label = to_wx(row.name);
  const auto name = to_wx(row.key);
  wxPGProperty* result = nullptr;
  if (row.control == Control::choice && row.editable()) {
    auto choices = choices_of(row);
    result = new Shortened<wxEnumProperty>(label, name, choices);
  } else if (row.control == Control::yes_no && row.editable()) {
    result = new Shortened<wxBoolProperty>(label, name);
    result->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
  } else {
    result = new Shortened<wxStringProperty>(label, name);
  }
  if (!row.editable()) result->ChangeFlag(wxPG_PROP_READONLY, true);
  // A long text is written in a field of its own; here its beginning is shown.
  if (row.control == Control::text) result->ChangeFlag(wxPG_PROP_NOEDITOR, true);
  return result;
}

void show_in(wxPGProperty& property, const InspectorRow& row) {
  if (row.mixed) return property.SetValueToUnspecified();
  if (row.control == Control::choice && row.editable()) {
    const auto index = index_of(row);
    auto choices = choices_of(row);
    // What is none of the choices of its game system is shown as it is.
    if (!index) choices.Add(to_wx(row.value), static_cast<int>(row.choices.size()));
    if (!index || property.GetChoices().GetCount() != choices.GetCount()) property.SetChoices(choices);
    return property.SetValue(wxVariant(index.value_or(static_cast<long>(row.choices.size()))));
  }
  if (row.control == Control::yes_no && row.editable()) return property.SetValue(wxVariant(row.value == "yes"));
  auto text = to_wx(row.value);
  if (const auto index = index_of(row)) text = to_wx(row.choices[static_cast<std::size_t>(*index)].name);
  // What is written in the row itself must be there as a whole.
  const bool whole = row.editable() && row.control != Control::text;
  property.SetValue(wxVariant(whole ? text : on_one_line(text)));
}

std::string value_of(const InspectorRow& row, const wxVariant& value) {
  if (value.IsType("bool")) return value.GetBool() ? "yes" : "no";
  if (row.control == Control::choice && value.IsType("long")) {
    const auto index = static_cast<std::size_t>(value.GetLong());
    return index < row.choices.size() ? row.choices[index].value : row.value;
  }
  return from_wx(value.GetString());
}

bool same_shape(const InspectorRow& a, const InspectorRow& b) {
  return a.key == b.key && a.group == b.group && a.name == b.name && a.control == b.control && a.choices == b.choices &&
         a.editable() == b.editable();
}

}  // namespace bulkhead
