--- The ballot of an address, for JSON.
local ballots = require('domain.ballots')
local packedNumbers = require('domain.packed-numbers')

--- Returns the ballot; nothing without one.
---@param state MinibuildState
---@param address string
---@return table?
return function(state, address)
  local row, rows = ballots.of(state, address), state.ballotRows
  if not row then return nil end
  return { entries = packedNumbers.unpack(rows.entries[row]), votedAt = rows.votedAt[row] }
end
