--- The staff's decisions about a player, as one field of a line: `b` for a banned one, then `h` and the reason in base64url for one
-- whose nickname is hidden.
local base64url = require('common.codec.base64url')

--- Returns the field.
---@param state RabbitState
---@param rabbit integer
---@return string
return function(state, rabbit)
  local ban, hidden = state.players.banned[rabbit] and 'b' or '', state.hiddenNames[rabbit]
  return hidden and ban .. 'h' .. base64url.encode(hidden.reason) or ban
end
