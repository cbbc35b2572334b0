--- `Acknowledgements`: returns a page of the players' sealed acknowledgements, for the staff who can open them.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pagedList = require('common.paged-list')

--- Returns an acknowledgement, for JSON.
---@param state RabbitState
---@param row integer
---@return table
local function acknowledgementRow(state, row)
  local given, players = state.acknowledgements, state.players
  return {
    rabbit = given.player[row],
    address = players.address[given.player[row]],
    edition = given.edition[row],
    sealed = base64url.encode(packedColumn.get(given.sealed, row)),
    acknowledgedAt = given.at[row],
  }
end

return pagedList({
  reply = 'Acknowledgements',
  of = 'acknowledgements',
  row = acknowledgementRow,
})
