--- `CancelRound`: lets the staff cancel a round that has not ended. It can't be taken back.
local declareFields = require('common.declare-fields')
local league = require('domain.league.league')
local errors = require('errors')
local leagueRules = require('handlers.league-rules')

local cancelRound = {}

cancelRound.fields = declareFields(errors, {
  { name = 'number', rule = leagueRules.roundNumber, code = 'staff.malformed' },
})

---@param request CommunityRequest
---@return integer number
function cancelRound.check(request)
  return leagueRules.readGoingRound(request, cancelRound.fields)
end

---@param request CommunityRequest
---@param number integer
---@return table detail
function cancelRound.apply(request, number)
  league.cancelRound(request.state, number)
  return { number = number }
end

return cancelRound
