--- Reads the disclosures that ride along on `Scan` and `Answer`.
local fields = require('common.fields')
local constants = require('constants')
local disclosures = require('domain.disclosures')
local players = require('domain.players')
local disclosureFields = require('handlers.disclosure-fields')

--- Plans the disclosures that ride along; they never make a message fail, also when they are malformed.
---@param request RabbitRequest
---@return PlannedDisclosure[]
return function(request)
  local list = fields.list(request.data.disclosures, constants.MAX_DISCLOSURES) or {}
  local state, sender = request.state, players.of(request.state, request.from)
  return disclosures.plan(state, disclosureFields(list), request.now, sender)
end
