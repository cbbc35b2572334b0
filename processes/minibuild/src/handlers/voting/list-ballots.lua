--- `Ballots`: returns a page of the ballots that count, in the order of their first votes.
local pagedList = require('common.paged-list')
local constants = require('constants')
local packedNumbers = require('domain.packed-numbers')

--- Returns a ballot, for JSON.
---@param state MinibuildState
---@param row integer
---@return table
local function ballotRow(state, row)
  local rows = state.ballotRows
  return {
    address = rows.address[row],
    entries = packedNumbers.unpack(rows.entries[row]),
    votedAt = rows.votedAt[row],
    isRemoved = rows.isRemoved[row] or nil,
  }
end

return pagedList({
  reply = 'Ballots',
  of = 'ballotRows',
  longest = constants.MAX_BALLOTS_PAGE,
  row = ballotRow,
})
