--- `Challenge`: returns a challenge; a hidden one only if `staff` is asked for.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local challenges = require('domain.challenges')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local challengeView = require('views.challenge')

local challenge = {}

challenge.fields = declareFields(errors, {
  { name = 'slug', rule = arcadeRules.challenge, code = 'challenge.unknown' },
  { name = 'staff', rule = rules.boolean, code = 'message.malformed', optional = true, default = false },
})

---@param request ArcadeRequest
---@return string slug
function challenge.check(request)
  local slug, isForStaff = challenge.fields.read(request, 'slug'), challenge.fields.read(request, 'staff')
  local found = challenges.of(request.state, slug)
  errors.expect(found and (isForStaff or not found.isHidden), 'challenge.unknown')
  return slug
end

---@param request ArcadeRequest
---@param slug string
---@return string action
---@return table data
function challenge.apply(request, slug)
  return 'Challenge', challengeView(request.state, slug, request.now)
end

return challenge
