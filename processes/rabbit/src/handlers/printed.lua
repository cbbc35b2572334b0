--- `Printed`: returns a page of the scans of printed badges, oldest first, for the staff who can check their claims.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pagedList = require('common.paged-list')

--- Returns a scan of a printed badge, for JSON.
---@param state RabbitState
---@param scan integer
---@return table
local function scanRow(state, scan)
  local claims, players = state.claims, state.players
  local claim = state.printedScans.claim[scan]
  local scanner = claims.scanner[claim]
  return {
    scan = scan,
    rabbit = claims.rabbit[claim],
    scanner = scanner,
    address = players.address[scanner],
    nickname = players.nickname[scanner],
    claim = base64url.encode(packedColumn.get(claims.proof, claim)),
    scannedAt = claims.at[claim],
    status = claims.status[claim],
  }
end

return pagedList({
  reply = 'Printed',
  of = 'printedScans',
  row = scanRow,
})
