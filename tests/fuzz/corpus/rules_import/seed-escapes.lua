--- rule: draught
rule { ["name"] = 'it\'s\ta \"draught\"\65\x42\u{20AC}\z
     here', text = [==[
]]]=]]==]; }
