--- `AnswerFlags`: lets the staff leave a thing that people reported as it is, and takes it off their list.
local declareFields = require('common.declare-fields')
local flags = require('common.flags.flags')
local flagged = require('domain.flagged')
local errors = require('errors')
local flaggedFields = require('handlers.flags.flagged-fields')

local answerFlags = { fields = declareFields(errors, { flaggedFields }) }

---@class AnsweredThing
---@field kind FlaggedKind
---@field id string

---@param request CommunityRequest
---@return AnsweredThing
function answerFlags.check(request)
  local read = answerFlags.fields.read
  local kind, id = read(request, 'kind'), read(request, 'id')
  errors.expect(flags.countOf(request.state, flagged.key(kind, id)) > 0, 'flag.unknown')
  return { kind = kind, id = id }
end

---@param request CommunityRequest
---@param thing AnsweredThing
---@return table detail
function answerFlags.apply(request, thing)
  flagged.decide(request.state, thing.kind, thing.id)
  return { kind = thing.kind, id = thing.id }
end

return answerFlags
