--- `HideName`: lets the staff hide the nickname of a player, who is called by the rabbit's number from then on, or show it again.
-- Either decides on its flags. The player goes on as before.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flags = require('common.flags.flags')
local hiddenNames = require('domain.hidden-names')
local errors = require('errors')
local rabbitField = require('handlers.rabbit-field')

local hideName = {}

hideName.fields = declareFields(errors, {
  rabbitField.fields,
  { name = 'isHidden', rule = rules.boolean, code = 'staff.malformed' },
})

---@class NameChange
---@field rabbit integer
---@field isHidden boolean

---@param request RabbitRequest
---@return NameChange
function hideName.check(request)
  return { rabbit = rabbitField.check(request), isHidden = hideName.fields.read(request, 'isHidden') }
end

---@param request RabbitRequest
---@param change NameChange
---@param reason string
---@return table detail
function hideName.apply(request, change, reason)
  hiddenNames.set(request.state, change.rabbit, change.isHidden and reason or nil)
  flags.decide(request.state, change.rabbit)
  return { rabbit = change.rabbit, isHidden = change.isHidden }
end

return hideName
