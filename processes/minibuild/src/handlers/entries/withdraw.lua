--- `Withdraw`: withdraws the entry of the sender's team.
local entries = require('domain.entries')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local withdraw = {}

---@param request MinibuildRequest
---@return integer entry
function withdraw.check(request)
  contestRules.expectPhase(request, 'building', 'voting', 'judging')
  local team = contestRules.senderTeam(request)
  local entry = errors.expect(entries.ofTeam(request.state, team), 'entry.none')
  errors.expect(not entries.isWithdrawn(request.state, entry), 'entry.withdrawn')
  return entry
end

---@param request MinibuildRequest
---@param entry integer
function withdraw.apply(request, entry)
  entries.withdraw(request.state, entry, request.now)
end

return withdraw
