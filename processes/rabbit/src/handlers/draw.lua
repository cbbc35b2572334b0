--- `Draw`: commits the staff to the seed of the draw, and names the key that players seal their answers to the role cards to. Only
-- before the first registration: later, a seed could be chosen by the players.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local registrations = require('domain.registrations')
local errors = require('errors')

local draw = {}

draw.fields = declareFields(errors, {
  { name = 'commitment', rule = rules.bytes(32), code = 'staff.malformed' },
  { name = 'acknowledgementKey', rule = rules.publicKey, code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return { commitment: string, acknowledgementKey: string }
function draw.check(request)
  local state, read = request.state, draw.fields.read
  local commitment, key = read(request, 'commitment'), read(request, 'acknowledgementKey')
  errors.expect(state.event.phase ~= 'ended' and not registrations.isFrozen(state), 'event.wrong-phase')
  errors.expect(state.players.total == 0, 'role.draw-late')
  return { commitment = commitment, acknowledgementKey = key }
end

---@param request RabbitRequest
---@param committed { commitment: string, acknowledgementKey: string }
---@return table detail
function draw.apply(request, committed)
  local commitment, key = committed.commitment, committed.acknowledgementKey
  request.state.roles.draw = { commitment = commitment, acknowledgementKey = key, at = request.now }
  return { commitment = base64url.encode(commitment), acknowledgementKey = base64url.encode(key) }
end

return draw
