--- The board that a read is about.
local arcadeRules = require('handlers.arcade-rules')

---@type DeclaredField
return { name = 'board', rule = arcadeRules.board, code = 'board.unknown' }
