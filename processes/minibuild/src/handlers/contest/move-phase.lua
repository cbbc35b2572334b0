--- `Phase`: lets the staff begin the next phase now, or the one before again.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local contest = require('domain.contest')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local movePhase = {}

movePhase.fields = declareFields(errors, {
  { name = 'to', rule = rules.choice(constants.TIMED_PHASES), code = 'phase.unreachable' },
})

---@param request MinibuildRequest
---@return string phase
function movePhase.check(request)
  contestRules.expectUnpublished(request.state)
  local to = movePhase.fields.read(request, 'to')
  errors.expect(contest.canMoveTo(request.state, to, request.now), 'phase.unreachable')
  return to
end

---@param request MinibuildRequest
---@param to string
---@return table detail
function movePhase.apply(request, to)
  contest.moveTo(request.state, to, request.now)
  return { to = to }
end

return movePhase
