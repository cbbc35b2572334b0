--- `Admit`: adds a batch of tickets, by its Merkle root, while the event has numbers for its players.
local newBatch = require('common.tickets.admit')(require('errors'))
local players = require('domain.players')
local errors = require('errors')

local admit = { fields = newBatch.fields, apply = newBatch.apply }

---@param request RabbitRequest
---@return PlannedBatch
function admit.check(request)
  local new = newBatch.check(request)
  errors.expect(request.state.event.phase ~= 'ended', 'event.wrong-phase')
  errors.expect(players.hasNumbers(request.state, new.batch.count), 'event.full')
  return new
end

return admit
