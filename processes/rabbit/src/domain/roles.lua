--- The White Rabbit's secret as far as the process knows it: the commitment to a seed, from which the staff draw, and the
-- latest edition of the envelopes. Nothing here tells who was drawn (docs/protocol.md, "The White Rabbit").
local sha256 = require('common.codec.sha256')
local constants = require('constants')

local roles = {}

---@class Roles
---@field draw Draw?
---@field deal Deal?

---@class Draw
---@field commitment string
---@field at integer in milliseconds
---@field seed string? once open
---@field redraws integer[]? editions for which the staff drew once more

---@class Deal
---@field edition integer
---@field table string id of the table on the storage network
---@field hash string of the table
---@field count integer rabbits that have an envelope
---@field acts integer acts of the staff that the draw took into account
---@field at integer? in milliseconds

--- Returns the roles of a new event, which nobody has drawn.
---@return Roles
function roles.new()
  return {}
end

--- Returns the number of the latest edition of the envelopes; 0 before the first.
---@param state RabbitState
---@return integer
function roles.edition(state)
  local deal = state.roles.deal
  return deal and deal.edition or 0
end

--- Returns true when a seed is the one that the staff committed to.
---@param draw Draw
---@param process string id of the process, as bytes
---@param seed string
---@return boolean
function roles.isSeed(draw, process, seed)
  return sha256.digest(constants.DRAW_LABEL .. process .. seed) == draw.commitment
end

return roles
