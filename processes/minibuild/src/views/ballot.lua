--- The ballot of an address, for JSON.
local ballots = require('domain.ballots')
local packedNumbers = require('domain.packed-numbers')

--- Returns the ballot that waits, or was refused; else the one that counts; nothing without one.
---@param state MinibuildState
---@param address string
---@return table?
return function(state, address)
  local row = ballots.of(state, address)
  local place = ballots.waits(state, address) and ballots.askedOf(state, address) or nil
  local rows, at = row and state.ballotRows or state.askedRows, row or place
  if not at then return nil end
  local waits = state.askedRows.isRefused[place] and 'refused' or 'asked'
  return {
    entries = packedNumbers.unpack(rows.entries[at]),
    status = row and 'counted' or waits,
    votedAt = rows.votedAt[at],
  }
end
