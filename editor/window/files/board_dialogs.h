// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>
#include <wx/dialog.h>

#include "editor/window/files/board_form.h"
#include "editor/window/files/mission_picture.h"
#include "workbench/library_on_demand.h"

class wxChoice;
class wxSpinCtrl;
class wxStaticText;
class wxTextCtrl;

namespace bulkhead {

/// Asks for another board of a mission, and shows how the mission is with it.
class AddBoardDialog final : public wxDialog {
 public:
  /// The mission must outlive the dialog.
  AddBoardDialog(wxWindow* parent, const Mission& mission, RulerUnit unit);

  [[nodiscard]] NewBoard wanted() const;
  [[nodiscard]] const MissionPicture& picture() const { return *picture_; }

 private:
  void draw();

  const Mission& mission_;
  LibraryOnDemand library_;
  std::unique_ptr<BoardForm> form_;
  wxChoice* place_ = nullptr;
  MissionPicture* picture_ = nullptr;
};

/// Asks for another size of a board and which corner of it stays, and shows what comes of it and what goes.
class BoardSizeDialog final : public wxDialog {
 public:
  /// The mission must outlive the dialog, and have the board (contract).
  BoardSizeDialog(wxWindow* parent, const Mission& mission, int board, RulerUnit unit);

  [[nodiscard]] ResizeBoard wanted() const;
  [[nodiscard]] std::string lost() const;
  [[nodiscard]] const MissionPicture& picture() const { return *picture_; }

 private:
  void draw();

  const Mission& mission_;
  int board_;
  wxSpinCtrl* columns_ = nullptr;
  wxSpinCtrl* rows_ = nullptr;
  /// Of a board without lattice.
  std::optional<LengthField> width_;
  std::optional<LengthField> height_;
  wxChoice* keep_ = nullptr;
  MissionPicture* picture_ = nullptr;
  wxStaticText* lost_ = nullptr;
};

/// Asks which game a mission is to be of, and tells what of it that game lacks.
class GameDialog final : public wxDialog {
 public:
  /// The mission must outlive the dialog.
  GameDialog(wxWindow* parent, const Mission& mission);

  /// Nothing where the library has no other game.
  [[nodiscard]] std::optional<Id> wanted() const;
  [[nodiscard]] std::string told() const;

 private:
  void tell();

  const Mission& mission_;
  LibraryOnDemand library_;
  std::vector<Id> systems_;
  wxChoice* system_ = nullptr;
  wxTextCtrl* words_ = nullptr;
};

}  // namespace bulkhead
