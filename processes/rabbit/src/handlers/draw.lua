--- `Draw`: commits the staff to the seed of the draw, and names the key that players seal their answers to the role cards to. Only
-- before the first registration: later, a seed could be chosen by the players. It may bring the digest of the event's key, so that
-- one act completes a new event: nobody can have answered by then.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local registrations = require('domain.registrations')
local errors = require('errors')

local draw = {}

draw.fields = declareFields(errors, {
  { name = 'commitment', rule = rules.bytes(32), code = 'staff.malformed' },
  { name = 'acknowledgementKey', rule = rules.publicKey, code = 'staff.malformed' },
  { name = 'keyDigest', rule = rules.bytes(constants.KEY_BYTES), code = 'staff.malformed', optional = true },
})

---@class GivenDraw
---@field commitment string
---@field acknowledgementKey string
---@field keyDigest string?

---@param request RabbitRequest
---@return GivenDraw
function draw.check(request)
  local state, read = request.state, draw.fields.read
  local commitment, key = read(request, 'commitment'), read(request, 'acknowledgementKey')
  local keyDigest = read(request, 'keyDigest')
  errors.expect(state.event.phase ~= 'ended' and not registrations.isFrozen(state), 'event.wrong-phase')
  errors.expect(state.players.total == 0, 'role.draw-late')
  return { commitment = commitment, acknowledgementKey = key, keyDigest = keyDigest }
end

---@param request RabbitRequest
---@param given GivenDraw
---@return table detail
function draw.apply(request, given)
  local commitment, key, keyDigest = given.commitment, given.acknowledgementKey, given.keyDigest
  request.state.roles.draw = { commitment = commitment, acknowledgementKey = key, at = request.now }
  if keyDigest then request.state.event.keyDigest = keyDigest end
  return {
    commitment = base64url.encode(commitment),
    acknowledgementKey = base64url.encode(key),
    keyDigest = keyDigest and base64url.encode(keyDigest),
  }
end

return draw
