--- `Withdraw`: withdraws the entry of the sender's team. Once people vote, only the captain does: a team's work and its votes are not
-- one member's to throw away.
local contest = require('domain.contest')
local entries = require('domain.entries')
local teams = require('domain.teams')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local withdraw = {}

---@param request MinibuildRequest
---@return integer entry
function withdraw.check(request)
  contestRules.expectPhase(request, 'building', 'voting', 'judging')
  local state = request.state
  local team, person = contestRules.senderTeam(request)
  local isBuilding = contest.phase(state, request.now) == 'building'
  errors.expect(isBuilding or teams.isCaptain(state, team, person), 'team.not-captain')
  local entry = errors.expect(entries.ofTeam(state, team), 'entry.none')
  errors.expect(not entries.isWithdrawn(state, entry), 'entry.withdrawn')
  return entry
end

---@param request MinibuildRequest
---@param entry integer
function withdraw.apply(request, entry)
  entries.withdraw(request.state, entry, request.now)
end

return withdraw
