--- `Strike`: lets the staff strike a submitted run from its boards, and organisers one of their own challenges.
local roster = require('common.staff.roster')
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local places = require('domain.places')
local errors = require('errors')
local organisersOnly = require('handlers.challenges.organisers-only')
local runField = require('handlers.runs.run-field')

local strike = { right = organisersOnly.expect, fields = runField.fields }

---@param request ArcadeRequest
---@return integer row of the run's score
function strike.check(request)
  local state = request.state
  local score = runField.readScore(request)
  local challenge = challenges.at(state, places.parse(state.scoreRows.on[score]))
  if challenge then
    organisersOnly.expectOwn(request, challenge)
  else
    errors.expect(roster.includes(state, request.owner, request.from), 'staff.only')
  end
  errors.expect(state.scoreRows.struck[score] == '', 'run.struck')
  return score
end

---@param request ArcadeRequest
---@param score integer row
---@param reason string
---@return table detail
function strike.apply(request, score, reason)
  local state = request.state
  boards.strike(state, score, reason)
  return { run = state.scoreRows.run[score] }
end

return strike
