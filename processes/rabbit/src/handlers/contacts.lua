--- `Contacts`: returns a page of the contacts that players sealed for the staff, by rabbit number.
local base64url = require('common.codec.base64url')
local packedColumn = require('common.state.packed-column')
local pagedList = require('common.paged-list')

--- Returns the contact of a player, for JSON.
---@param state RabbitState
---@param rabbit integer
---@return table
local function contactRow(state, rabbit)
  local players = state.players
  return {
    rabbit = rabbit,
    address = players.address[rabbit],
    nickname = players.nickname[rabbit],
    removed = players.removed[rabbit] or nil,
    given = players.given[rabbit],
    sealedContact = base64url.encode(packedColumn.get(players.contact, rabbit)),
    roleKey = base64url.encode(packedColumn.get(players.roleKey, rabbit)),
  }
end

return pagedList({
  reply = 'Contacts',
  of = 'players',
  row = contactRow,
})
