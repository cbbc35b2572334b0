--- `HideName`: lets the staff hide the nickname of a player, who is called by the rabbit's number from then on, or show it again.
-- The player goes on as before.
local hiding = require('common.flags.hiding')
local hiddenNames = require('domain.hidden-names')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

local hideName = { fields = rabbitField.fields }

---@class NamedPlayer
---@field rabbit integer

---@param request RabbitRequest
---@return NamedPlayer
function hideName.check(request)
  return { rabbit = rabbitField.check(request) }
end

---@param named NamedPlayer
---@return FlaggedThing
function hideName.key(named)
  return named.rabbit
end

---@param state RabbitState
---@param named NamedPlayer
---@param reason string?
function hideName.set(state, named, reason)
  hiddenNames.set(state, named.rabbit, reason)
end

return hiding(errors, hideName)
