--- `Dispute`: takes a player's word that a scan of the own rabbit was not true, for the staff to look at.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local disputes = require('domain.disputes')
local players = require('domain.players')
local errors = require('errors')
local gameRules = require('handlers.game-rules')

local dispute = {}

dispute.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'dispute.malformed' },
  { name = 'slot', rule = gameRules.slot, code = 'dispute.malformed' },
  { name = 'reason', rule = rules.lines(constants.MAX_REASON_LENGTH), code = 'dispute.malformed' },
})

---@class CheckedDispute
---@field player integer
---@field claim integer
---@field reason string

---@param request RabbitRequest
---@return CheckedDispute
function dispute.check(request)
  local state, read = request.state, dispute.fields.read
  local scanner, slot, reason = read(request, 'rabbit'), read(request, 'slot'), read(request, 'reason')
  local player = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[player], 'player.banned')
  errors.expect(players.exists(state, scanner), 'rabbit.unknown')
  local claim = errors.expect(disputes.claimOf(state, scanner, player, slot), 'dispute.no-scan')
  errors.expect(not state.disputing.ofClaim[claim], 'dispute.repeated')
  errors.expect(disputes.left(state, player) > 0, 'dispute.too-many')
  return { player = player, claim = claim, reason = reason }
end

---@param request RabbitRequest
---@param checked CheckedDispute
---@return string action
---@return table data
function dispute.apply(request, checked)
  local state = request.state
  local number = disputes.raise(state, checked.player, checked.claim, checked.reason, request.now)
  return 'Disputed', { dispute = number, left = disputes.left(state, checked.player) }
end

return dispute
