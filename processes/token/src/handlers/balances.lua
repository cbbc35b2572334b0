--- `Balances`: replies with the balances by address, as JSON. A token with more holders than one reply takes gives them in
-- pages: the tag `Next` of a reply is the tag `After` of the request for the holders after those.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local json = require('json')
local constants = require('constants')
local errors = require('errors')

local balances = { isTagged = true }

--- Reads the number of a holder, written as text.
---@param value any
---@return integer?
local function readPlace(value)
  return type(value) == 'string' and #value < 16 and value:find('^%d+$') and math.tointeger(tonumber(value)) or nil
end

balances.fields = declareFields(errors, {
  { name = 'After', rule = { type = 'holder', read = readPlace }, code = 'message.malformed', optional = true, default = 0 },
})

---@param request TokenRequest
---@return integer after
function balances.check(request)
  return balances.fields.read(request, 'After')
end

---@param request TokenRequest
---@param after integer
---@return OutgoingMessage[]
function balances.apply(request, after)
  local holders = request.state.holders
  local last = math.min(holders.total, after + constants.MAX_BALANCES)
  local byAddress = {}
  for row = after + 1, last do
    byAddress[holders.address[row]] = holders.balance[row]
  end
  -- an empty table would be written as a list
  local data = next(byAddress) and json.encode(byAddress) or '{}'
  return { { Data = data, Next = last < holders.total and tostring(last) or nil } }
end

return balances
