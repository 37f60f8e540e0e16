// SPDX-License-Identifier: MIT
#include "editor/window/files/system_dialogs.h"

#include <wx/aboutdlg.h>
#include <wx/choicdlg.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/textdlg.h>
#include <wx/utils.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/sheets/sheet_questions.h"
#include "editor/tools/words/translate.h"
#include "editor/window/files/board_dialogs.h"
#include "editor/window/files/custom_dialog.h"
#include "editor/window/files/export_dialog.h"
#include "editor/window/files/keys_dialog.h"
#include "editor/window/files/library_dialog.h"
#include "editor/window/files/new_item_dialog.h"
#include "editor/window/files/print_dialog.h"
#include "editor/window/files/where_to_write.h"
#include "editor/window/frame/window_state.h"
#include "editor/window/look/icons.h"

namespace bulkhead {
namespace {

std::optional<std::filesystem::path> ask(wxFileDialog&& dialog) {
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return path_from_wx(dialog.GetPath());
}

wxString missions() { return translated("Missions") + " (*.bulkhead)|*.bulkhead|" + translated("All files") + "|*"; }

constexpr const char* item_extension = ".xml";

wxString items() { return translated("Items") + " (*.xml)|*.xml|" + translated("All files") + "|*"; }

wxString missions_and_items() {
  return translated("Missions and items") + " (*.bulkhead, *.xml)|*.bulkhead;*.xml|" + translated("All files") + "|*";
}

/// Keeps what was chosen of sheets beside what was chosen of others before.
void remember(SheetMemory memory, const ExportChoices& choices) {
  auto kept = choices_to_remember(choices);
  kept.merge(memory.choices);
  memory.choices = std::move(kept);
  save_sheet_memory(memory, window_state_path());
}

}  // namespace

std::optional<std::filesystem::path> SystemDialogs::mission_to_open() {
  return ask({parent_, translated("Open a mission or an item"), "", "", missions_and_items(),
              wxFD_OPEN | wxFD_FILE_MUST_EXIST});
}

std::optional<std::filesystem::path> SystemDialogs::sketch_to_open() {
  const auto sketches = translated("Sketches") + " (*.lua, *.txt)|*.lua;*.txt|" + translated("All files") + "|*";
  return ask({parent_, translated("Open a sketch"), "", "", sketches, wxFD_OPEN | wxFD_FILE_MUST_EXIST});
}

std::optional<std::filesystem::path> SystemDialogs::picture_to_open() {
  const auto pictures = translated("Pictures") + " (*.png, *.jpg, *.jpeg)|*.png;*.PNG;*.jpg;*.JPG;*.jpeg;*.JPEG|" +
                        translated("All files") + "|*";
  return ask({parent_, translated("Choose a picture to trace"), "", "", pictures, wxFD_OPEN | wxFD_FILE_MUST_EXIST});
}

std::optional<std::string> SystemDialogs::length_of_stretch() {
  wxTextEntryDialog dialog(parent_, translated("How long is it, from the one end to the other?"),
                           translated("Set the picture right"), "30\"");
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return from_wx(dialog.GetValue());
}

std::optional<std::filesystem::path> SystemDialogs::where_to_save(const std::filesystem::path& suggested) {
  // A document that is an item is called so from its first suggestion on.
  if (suggested.extension() == item_extension) {
    return ask_where_to_write(parent_, translated("Save the item"), suggested, item_extension, items());
  }
  return ask_where_to_write(parent_, translated("Save the mission"), suggested, ".bulkhead", missions());
}

std::optional<Dialogs::NewItem> SystemDialogs::which_new_item(const std::string& system) {
  NewItemDialog dialog(parent_, system);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.wanted();
}

std::optional<ExportRequest> SystemDialogs::what_to_export(const std::shared_ptr<const Mission>& mission,
                                                           const std::filesystem::path& suggested, Exporting likely) {
  auto memory = load_sheet_memory(window_state_path());
  const auto& usual = printed_exporter();
  const auto* last = find_exporter(memory.exporter);
  const auto& sheets = last != nullptr && last->holds_sheets ? *last : usual;
  ExportDialog dialog(parent_, mission,
                      {suggested, std::string(likely == Exporting::bundle ? "bundle" : sheets.id), memory.choices});
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  auto request = dialog.request();
  if (dialog.exporter().holds_sheets) memory.exporter = dialog.exporter().id;
  remember(std::move(memory), request.choices);
  return request;
}

std::optional<std::filesystem::path> SystemDialogs::where_to_put_card(const std::filesystem::path& suggested) {
  constexpr const char* png = ".png";
  return ask_where_to_write(parent_, translated("Save the card"), suggested, png,
                            translated("Pictures") + " (*.png)|*.png|" + translated("All files") + "|*");
}

std::optional<std::size_t> SystemDialogs::which_sketch(const std::vector<std::string>& names) {
  wxArrayString choices;
  for (const auto& name : names) choices.Add(to_wx(name));
  wxSingleChoiceDialog dialog(parent_, translated("The file holds several sketches. Which one?"),
                              translated("Open a sketch"), choices);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return static_cast<std::size_t>(dialog.GetSelection());
}

std::optional<LibraryItem> SystemDialogs::which_item(const Mission& mission, std::string_view kind) {
  LibraryDialog dialog(parent_, mission, kind);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.chosen();
}

std::optional<CustomMission> SystemDialogs::custom_mission() {
  CustomDialog dialog(parent_, unit_());
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.wanted();
}

std::optional<NewBoard> SystemDialogs::which_board(const Mission& mission) {
  AddBoardDialog dialog(parent_, mission, unit_());
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.wanted();
}

std::optional<ResizeBoard> SystemDialogs::which_size(const Mission& mission, int board) {
  BoardSizeDialog dialog(parent_, mission, board, unit_());
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.wanted();
}

std::optional<Id> SystemDialogs::which_system(const Mission& mission) {
  GameDialog dialog(parent_, mission);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.wanted();
}

std::optional<std::size_t> SystemDialogs::which_of(const std::string& title, const std::string& question,
                                                   const std::vector<std::string>& names) {
  wxArrayString choices;
  for (const auto& name : names) choices.Add(to_wx(name));
  wxSingleChoiceDialog dialog(parent_, to_wx(question), to_wx(title), choices);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return static_cast<std::size_t>(dialog.GetSelection());
}

std::optional<std::string> SystemDialogs::template_title(const std::string& suggested) {
  wxTextEntryDialog dialog(parent_, translated("What is the template called?"), translated("Save as template"),
                           to_wx(suggested));
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return from_wx(dialog.GetValue());
}

Result<void> SystemDialogs::open_window() {
  // A process of its own: what one window does or dies of is nothing to the other.
  std::error_code none;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", none);
  const auto name = to_wx(program.string());
  const wchar_t* const arguments[] = {name.wc_str(), nullptr};
  constexpr int how = wxEXEC_ASYNC | wxEXEC_MAKE_GROUP_LEADER;
  if (none || wxExecute(arguments, how) == 0) return fail(translate("No other window can be shown"));
  return {};
}

Dialogs::Leaving SystemDialogs::before_losing(const std::string& name, const std::vector<RefusedText>& refused) {
  wxMessageDialog dialog(parent_, translated("Save the changes to {} first?", {name}), translated("Unsaved changes"),
                         wxYES_NO | wxCANCEL | wxICON_WARNING);
  auto lost = translated("Without saving, what was changed since the last time is lost.");
  if (!refused.empty()) lost = translated("Even then this is lost, for it cannot be in the file:");
  for (const auto& text : refused) lost += "\n" + to_wx(text.field + ": " + text.reason);
  dialog.SetExtendedMessage(lost);
  dialog.SetYesNoCancelLabels(translated("Save"), translated("Don't save"), translated("Cancel"));
  switch (dialog.ShowModal()) {
    case wxID_YES: return Leaving::save;
    case wxID_NO: return Leaving::lose;
    default: return Leaving::stay;
  }
}

Dialogs::Overwriting SystemDialogs::over_changes_of_others(const std::string& name) {
  wxMessageDialog dialog(parent_, translated("Another program has changed {} since you opened it.", {name}),
                         translated("Changed on disk"), wxYES_NO | wxCANCEL | wxICON_WARNING);
  dialog.SetExtendedMessage(
      translated("Overwriting it replaces what the other program wrote; a copy of that stays "
                 "beside it, with ~ behind its name."));
  dialog.SetYesNoCancelLabels(translated("Save elsewhere…"), translated("Overwrite"), translated("Cancel"));
  switch (dialog.ShowModal()) {
    case wxID_YES: return Overwriting::elsewhere;
    case wxID_NO: return Overwriting::overwrite;
    default: return Overwriting::stay;
  }
}

Result<void> SystemDialogs::print(const std::shared_ptr<const Mission>& mission) {
  auto memory = load_sheet_memory(window_state_path());
  PrintDialog dialog(parent_, mission, memory.choices);
  const auto answer = dialog.ShowModal();
  if (answer != wxID_PREVIEW && answer != wxID_PRINT) return {};
  const auto sheets = dialog.sheets();
  remember(std::move(memory), sheets.choices);
  return answer == wxID_PRINT ? print_sheets(parent_, sheets) : preview_sheets(parent_, sheets);
}

bool SystemDialogs::open_on_desktop(const std::filesystem::path& path) {
  return wxLaunchDefaultApplication(path_to_wx(path));
}

void SystemDialogs::show_guide(std::string_view page) {
  std::error_code none;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", none);
  const auto guide = program.parent_path().parent_path() / "share/doc/bulkhead/guide" / page;
  if (std::filesystem::exists(guide, none)) {
    if (open_on_desktop(guide)) return;
    wxMessageBox(translated("No program of this desktop opens it. The user guide lies in {}", {guide.string()}),
                 translated("User guide"), wxOK | wxICON_INFORMATION, parent_);
    return;
  }
  wxMessageBox(translated("The user guide is not installed. It lies in docs/guide of Bulkhead's sources."),
               translated("User guide"), wxOK | wxICON_INFORMATION, parent_);
}

void SystemDialogs::tell_about() {
  wxAboutDialogInfo info;
  info.SetName("Bulkhead");
  info.SetVersion(BULKHEAD_VERSION);
  info.SetDescription(translated("Lays out killzones, proves them playable and fair, and prints them."));
  info.SetLicence("MIT");
  info.SetIcon(icon("hatchway", 64).GetIcon(wxSize(64, 64)));
  wxAboutBox(info, parent_);
}

void SystemDialogs::tell_shortcuts() { KeysDialog(parent_).ShowModal(); }

}  // namespace bulkhead
