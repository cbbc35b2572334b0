--- The acknowledgement of a role card, of `Acknowledge` or riding along on `Scan` and `Disclose`: its rule, and how it is kept.
local rules = require('common.field-rules')
local constants = require('constants')
local acknowledgements = require('domain.acknowledgements')
local players = require('domain.players')

local acknowledgementField = {}

--- The rule of an acknowledgement, by its form.
---@type FieldRule
acknowledgementField.rule = rules.object({
  { name = 'edition', rule = rules.integer(1, constants.MAX_EDITIONS), code = 'acknowledgement.malformed' },
  { name = 'sealed', rule = rules.bytes(constants.ACKNOWLEDGEMENT_BYTES, 4), code = 'acknowledgement.malformed' },
})

--- Returns the acknowledgement that rides along on a message, if it can be taken; it never makes a message fail.
---@param request RabbitRequest
---@param given Acknowledgement? none when it is malformed
---@return Acknowledgement?
function acknowledgementField.riding(request, given)
  local state = request.state
  local player = players.of(state, request.from)
  if not (given and player) or state.players.banned[player] then return nil end
  if not acknowledgements.refusal(state, player, given.edition) then return given end
end

--- Keeps an acknowledgement that rides along. Returns true when there is one, for the reply; nil when the message has none.
---@param request RabbitRequest
---@param isGiven boolean true when the message has one, acceptable or not
---@param given Acknowledgement?
---@return boolean?
function acknowledgementField.keep(request, isGiven, given)
  if not isGiven then return nil end
  local state = request.state
  if given then acknowledgements.keep(state, players.of(state, request.from), given, request.now) end
  return given ~= nil
end

return acknowledgementField
