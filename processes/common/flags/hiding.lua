--- The acts of the staff that hide a thing with a public reason, or show it again. Either decides on its flags, so showing what is shown leaves it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flags = require('common.flags.flags')

--- The hidden thing, as the public log keeps it.
---@class HiddenThing
---@field isHidden boolean

---@class HidingAct
---@field fields DeclaredFields
---@field check fun(request: any, isHidden: boolean): table returns the thing as the public log has it, such as `{ rabbit = 5 }`
---@field key fun(thing: table): FlaggedThing
---@field set fun(state: any, thing: table, reason: string?) hides the thing for the reason, or shows it again without one

--- Returns the act.
---@param errors Errors with the code `staff.malformed`
---@param own HidingAct
---@return table act
return function(errors, own)
  local act = {}

  act.fields = declareFields(errors, {
    own.fields,
    { name = 'isHidden', rule = rules.boolean, code = 'staff.malformed' },
  })

  ---@param request Request
  ---@return HiddenThing
  function act.check(request)
    local isHidden = act.fields.read(request, 'isHidden')
    local thing = own.check(request, isHidden)
    thing.isHidden = isHidden
    return thing
  end

  ---@param request Request
  ---@param thing HiddenThing
  ---@param reason string
  ---@return table detail
  function act.apply(request, thing, reason)
    own.set(request.state, thing, thing.isHidden and reason or nil)
    flags.decide(request.state, own.key(thing))
    return thing
  end

  return act
end
