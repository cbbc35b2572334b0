--- `Invite`: lets a captain replace all invitations of the team.
local declareFields = require('common.declare-fields')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local invite = {}

invite.fields = declareFields(errors, {
  { name = 'invites', rule = contestRules.invites, code = 'team.malformed' },
})

---@class NewInvites
---@field team integer
---@field invites string[]

---@param request MinibuildRequest
---@return NewInvites
function invite.check(request)
  contestRules.expectPhase(request, 'signUp', 'building')
  local team, person = contestRules.senderTeam(request)
  errors.expect(teams.isCaptain(request.state, team, person), 'team.not-captain')
  return { team = team, invites = invite.fields.read(request, 'invites') }
end

---@param request MinibuildRequest
---@param new NewInvites
function invite.apply(request, new)
  teams.invite(request.state, new.team, new.invites)
end

return invite
