--- `Standings`: returns what `Me` says of each player from a number on, in lines that are short enough for hundreds of them.
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')
local constants = require('constants')
local players = require('domain.players')
local standing = require('views.standing')

local standings = {}

standings.fields = declareFields(errors, {
  {
    name = 'offset',
    rule = rules.integer(0, constants.MAX_RABBITS),
    code = 'message.malformed',
    optional = true,
    default = 0,
  },
})

---@param request RabbitRequest
---@return integer offset
function standings.check(request)
  return standings.fields.read(request, 'offset')
end

---@param request RabbitRequest
---@param offset integer
---@return string action
---@return table data
function standings.apply(request, offset)
  local state, rows = request.state, {}
  local total = state.players.total
  for rabbit = offset + 1, math.min(total, offset + constants.MAX_STANDINGS) do
    rows[#rows + 1] = players.exists(state, rabbit) and standing(state, rabbit) or ''
  end
  return 'Standings', { total = total, rows = rows }
end

return standings
