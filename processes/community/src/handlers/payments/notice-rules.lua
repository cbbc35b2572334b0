--- The fields of the token's answers to transfers, by which they belong to a payment.
local pot = require('domain.token')
local errors = require('errors')

local noticeRules = {}

--- Digits of the largest number in a tag, which fits a Lua integer.
local MAX_DIGITS = 15

--- Reads a number from 1 on, as the community writes it.
---@param value any
---@return integer?
local function readNumber(value)
  return type(value) == 'string' and #value <= MAX_DIGITS and value:find('^[1-9]%d*$') and math.tointeger(tonumber(value))
    or nil
end

---@type FieldRule
local number = { type = 'number', min = 1, max = MAX_DIGITS, read = readNumber }

---@type DeclaredField
noticeRules.payment = { name = 'X-Payment', rule = number, code = 'payment.unknown' }

---@type DeclaredField
noticeRules.attempt = { name = 'X-Attempt', rule = number, code = 'payment.unknown' }

--- Reads the payment that an answer is about, and refuses answers of anybody but the token.
---@param request CommunityRequest
---@param declared DeclaredFields
---@return integer number
function noticeRules.paymentOf(request, declared)
  errors.expect(pot.isToken(request.state, request.from), 'token.only')
  local read = declared.read(request, 'X-Payment')
  errors.expect(read <= request.state.paymentRows.total, 'payment.unknown')
  return read
end

return noticeRules
