--- `JoinTeam`: lets the sender join a team by the code of an invitation, which works once.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local ballots = require('domain.ballots')
local entries = require('domain.entries')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local joinTeam = {}

joinTeam.fields = declareFields(errors, {
  { name = 'team', rule = contestRules.team, code = 'team.unknown' },
  { name = 'index', rule = rules.integer(1, constants.MAX_INVITES), code = 'team.malformed' },
  { name = 'code', rule = rules.bytes(constants.INVITE_BYTES), code = 'team.malformed' },
})

---@class JoinedTeam
---@field team integer
---@field index integer
---@field person integer

---@param request MinibuildRequest
---@return JoinedTeam
function joinTeam.check(request)
  local state, read = request.state, joinTeam.fields.read
  contestRules.expectPhase(request, 'signUp', 'building')
  local person = contestRules.sender(request)
  errors.expect(not teams.of(state, person), 'team.in-one')
  local team, index, code = read(request, 'team'), read(request, 'index'), read(request, 'code')
  errors.expect(teams.living(state, team), 'team.unknown')
  local fault = teams.inviteFault(state, team, index, code)
  if fault then errors.refuse(fault) end
  errors.expect(teams.size(state, team) < state.contest.facts.teamSize, 'team.full')
  return { team = team, index = index, person = person }
end

---@param request MinibuildRequest
---@param joined JoinedTeam
function joinTeam.apply(request, joined)
  local state = request.state
  teams.join(state, joined.team, joined.index, joined.person)
  local entry = entries.ofTeam(state, joined.team)
  if entry then ballots.takeOut(state, request.from, entry) end
end

return joinTeam
