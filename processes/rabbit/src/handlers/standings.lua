--- `Standings`: returns what `Me` tells of each player from a number on, in lines that are short enough for hundreds of them.
local errors = require('common.errors')
local fields = require('common.fields')
local constants = require('constants')
local players = require('domain.players')
local standing = require('views.standing')

local standings = {}

---@param request RabbitRequest
---@return integer offset
function standings.check(request)
  local offset = request.data.offset
  if offset == nil then return 0 end
  return errors.expect(fields.integer(offset, 0, constants.MAX_RABBITS), 'message.malformed')
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
