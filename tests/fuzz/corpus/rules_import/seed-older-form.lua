--- rule: draught
rule({
  id = "draught",
  name = "The draught",
}, function(_ENV, ...)
function on_round_end(rule, battle) end
end)

--- stratagem: hinges
stratagem({
  id = "hinges",
  name = "Hinges",
})
