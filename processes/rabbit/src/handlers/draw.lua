--- `Draw`: commits the staff to the seed of the draw, as long as no envelope is dealt, and anew once no answer stood.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local judging = require('domain.judging')
local errors = require('errors')

local draw = {}

draw.fields = declareFields(errors, {
  { name = 'commitment', rule = rules.bytes(32), code = 'staff.malformed' },
})

--- Returns true when the staff may commit to a seed.
---@param state RabbitState
---@return boolean
local function isPossible(state)
  return state.event.phase ~= 'ended' and (state.roles.deal == nil or judging.hasFailed(state))
end

---@param request RabbitRequest
---@return string commitment
function draw.check(request)
  local commitment = draw.fields.read(request, 'commitment')
  errors.expect(isPossible(request.state), 'event.wrong-phase')
  return commitment
end

---@param state RabbitState
---@param commitment string
---@param now integer
---@return table detail
function draw.apply(state, commitment, now)
  state.roles.draw = { commitment = commitment, at = now }
  return { commitment = base64url.encode(commitment) }
end

return draw
