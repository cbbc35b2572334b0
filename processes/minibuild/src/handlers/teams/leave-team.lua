--- `LeaveTeam`: lets the sender leave the own team, or a captain remove a member. The entry of a team without members is
-- withdrawn. The invitations end when a captain leaves, who has their secret, and when a member is removed, who has the link.
local declareFields = require('common.declare-fields')
local changes = require('domain.changes')
local entries = require('domain.entries')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local leaveTeam = {}

leaveTeam.fields = declareFields(errors, {
  { name = 'member', rule = contestRules.person, code = 'team.no-member', optional = true },
})

---@class LeftTeam
---@field team integer
---@field person integer
---@field endsInvites boolean

---@param request MinibuildRequest
---@return LeftTeam
function leaveTeam.check(request)
  local state = request.state
  contestRules.expectPhase(request, 'signUp', 'building')
  local team, person = contestRules.senderTeam(request)
  local member = leaveTeam.fields.read(request, 'member') or person
  local isCaptain = teams.isCaptain(state, team, person)
  errors.expect(member == person or isCaptain, 'team.not-captain')
  local isMember = member <= state.personRows.total and teams.of(state, member) == team
  errors.expect(isMember, 'team.no-member')
  return { team = team, person = member, endsInvites = isCaptain }
end

---@param request MinibuildRequest
---@param left LeftTeam
function leaveTeam.apply(request, left)
  local state = request.state
  local hasEnded = teams.leave(state, left.team, left.person, left.endsInvites)
  local entry = entries.ofTeam(state, left.team)
  -- the next captain may be admitted, or not
  if entry then changes.entry(entry) end
  if hasEnded and entry and not entries.isWithdrawn(state, entry) then entries.withdraw(state, entry, request.now) end
end

return leaveTeam
