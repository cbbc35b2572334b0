--- A flag that somebody sets, see common/flags/flags.lua.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local flags = require('common.flags.flags')

---@class NewFlag
---@field thing FlaggedThing
---@field reason string
---@field title string?

local newFlag = {}

--- Returns the fields of `Flag` besides the thing.
---@param errors Errors with the code `flag.malformed`
---@param maxReason integer code points of the longest reason
---@return DeclaredFields
function newFlag.fields(errors, maxReason)
  return declareFields(errors, { { name = 'reason', rule = rules.line(maxReason), code = 'flag.malformed' } })
end

--- Returns the flag of a thing. Refuses a second one of its sender, and more than the sender or the thing can have.
---@param errors Errors with the codes `flag.repeated` and `flag.too-many`
---@param request Request
---@param thing FlaggedThing
---@param reason string
---@param title? string that of a thing that can get another one, which can be flagged anew
---@return NewFlag
function newFlag.check(errors, request, thing, reason, title)
  errors.expect(not flags.has(request.state, thing, request.from, title), 'flag.repeated')
  errors.expect(flags.hasRoom(request.state, thing, request.from), 'flag.too-many')
  return { thing = thing, reason = reason, title = title }
end

--- Sets the flag.
---@param request Request
---@param new NewFlag
function newFlag.apply(request, new)
  flags.add(request.state, new.thing, request.from, new.reason, request.now, new.title)
end

return newFlag
