// SPDX-License-Identifier: MIT
#include "tests/gui/support/program.h"

#include <csignal>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

namespace bulkhead::test {

Program::Program(const std::vector<std::string>& arguments, const std::vector<int>& closed) {
  std::vector<std::string> words = {BULKHEAD_EDITOR};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> pointers;
  for (auto& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  process_ = fork();
  if (process_ != 0) return;
  for (const int stream : closed) close(stream);
  execv(BULKHEAD_EDITOR, pointers.data());
  _exit(127);
}

Program::~Program() {
  if (process_ > 0) kill_now();
}

void Program::kill_now() {
  kill(process_, SIGKILL);
  waitpid(process_, nullptr, 0);
  process_ = -1;
}

std::string Program::window() const {
  return output("xdotool search --onlyvisible --pid " + std::to_string(process_) + " --name Bulkhead | tail -1");
}

std::string Program::title() const { return output("xdotool getwindowname " + window()); }

std::string Program::output(const std::string& command) {
  std::string text;
  auto* pipe = popen((command + " 2>/dev/null").c_str(), "r");
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe)) text += static_cast<char>(letter);
  pclose(pipe);
  while (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

}  // namespace bulkhead::test
