--- All that a claim needs of one address: the reply to `Earned` and to `Enter`.
local admission = require('common.admission.admission')
local calendar = require('common.calendar')
local constants = require('constants')
local accounts = require('domain.accounts')
local caps = require('domain.payments.caps')

--- Returns what an address has earned, its newest awards, its admission status, and what the caps leave of the day, for JSON.
---@param request CommunityRequest
---@param address string
---@return table
return function(request, address)
  local state, now = request.state, request.now
  local account, rows = accounts.rowOf(state, address), state.accountRows
  local left = caps.left(state, account, now)
  return {
    admission = admission.statusOf(state, address),
    claimable = account and rows.claimable[account] or '0',
    pending = account and rows.pending[account] or '0',
    paid = account and rows.paid[account] or '0',
    today = { person = left.person, pot = left.pot, endsAt = calendar.endOfDay(now) },
    rows = account and accounts.newest(state, account, constants.MAX_AWARDS_SHOWN) or {},
    total = account and rows.awards[account] or 0,
  }
end
