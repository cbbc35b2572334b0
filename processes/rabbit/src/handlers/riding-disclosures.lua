--- Plans the disclosures that ride along on `Scan` and `Answer`.
local disclosures = require('domain.disclosures')
local players = require('domain.players')

--- Plans the disclosures that ride along; they never make a message fail, also when they are malformed.
---@param request RabbitRequest
---@param entries Disclosure[]? none when they are malformed
---@return PlannedDisclosure[]
return function(request, entries)
  local state, sender = request.state, players.of(request.state, request.from)
  return disclosures.plan(state, entries or {}, request.now, sender)
end
