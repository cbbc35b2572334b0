--- Reads an acknowledgement of a role card, of `Acknowledge`, or one that rides along on `Scan` and `Disclose`.
local fields = require('common.fields')
local constants = require('constants')
local acknowledgements = require('domain.acknowledgements')
local players = require('domain.players')

local acknowledgementField = {}

--- Returns an acknowledgement by its form, or nil.
---@param value any
---@return Acknowledgement?
function acknowledgementField.read(value)
  if type(value) ~= 'table' then return nil end
  local edition = fields.integer(value.edition, 1, constants.MAX_EDITIONS)
  local sealed = fields.bytes(value.sealed, constants.ACKNOWLEDGEMENT_BYTES)
  if edition and sealed and sealed:byte() == 4 then return { edition = edition, sealed = sealed } end
end

--- Returns the acknowledgement that rides along on a message, if it can be taken; it never makes a message fail.
---@param request RabbitRequest
---@return Acknowledgement?
function acknowledgementField.riding(request)
  local state, given = request.state, acknowledgementField.read(request.data.acknowledgement)
  local player = players.of(state, request.from)
  if not (given and player) or state.players.banned[player] then return nil end
  if not acknowledgements.refusal(state, player, given.edition) then return given end
end

--- Keeps an acknowledgement that rides along. Returns true when there is one, for the reply; nil when the message has none.
---@param request RabbitRequest
---@param given Acknowledgement?
---@return boolean?
function acknowledgementField.keep(request, given)
  if request.data.acknowledgement == nil then return nil end
  local state = request.state
  if given then acknowledgements.keep(state, players.of(state, request.from), given, request.now) end
  return given ~= nil
end

return acknowledgementField
