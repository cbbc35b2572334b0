--- `Acknowledge`: takes a player's sealed word to have read the role card, once for each edition.
local declareFields = require('common.declare-fields')
local acknowledgements = require('domain.acknowledgements')
local players = require('domain.players')
local errors = require('errors')
local acknowledgementField = require('handlers.acknowledgement-field')

local acknowledge = {}

acknowledge.fields = declareFields(errors, acknowledgementField.rule.fields)

---@class CheckedAcknowledgement
---@field player integer
---@field given Acknowledgement

---@param request RabbitRequest
---@return CheckedAcknowledgement
function acknowledge.check(request)
  local state, read = request.state, acknowledge.fields.read
  local given = { edition = read(request, 'edition'), sealed = read(request, 'sealed') }
  local player = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[player], 'player.banned')
  local code = acknowledgements.refusal(state, player, given.edition)
  errors.expect(not code, code)
  return { player = player, given = given }
end

---@param request RabbitRequest
---@param checked CheckedAcknowledgement
---@return string action
---@return table data
function acknowledge.apply(request, checked)
  acknowledgements.keep(request.state, checked.player, checked.given, request.now)
  return 'Acknowledged', { edition = checked.given.edition }
end

return acknowledge
