--- The payments of prizes that staff made in a token and recorded.
local constants = require('constants')

local payments = {}

---@class PrizePayments
---@field rowOf table<string, integer> by the id of the token's message

---@class PrizePaymentRows: Rows
---@field entry integer[]
---@field address string[]
---@field quantity string[] in decimal digits
---@field token string[]
---@field message string[]
---@field at integer[] in milliseconds
---@field by string[]

---@class PaymentData
---@field entry integer
---@field address string
---@field quantity string
---@field token string
---@field message string

--- Returns the part of a new state.
---@return PrizePayments
function payments.new()
  return { rowOf = {} }
end

---@type table<string, ColumnGroup>
payments.TABLES = {
  paymentRows = { entry = 0, address = '', quantity = '', token = '', message = '', at = 0, by = '' },
}

--- Returns true when a message of the token is recorded.
---@param state MinibuildState
---@param message string id
---@return boolean
function payments.has(state, message)
  return state.payments.rowOf[message] ~= nil
end

--- Returns true when one more payment can be recorded.
---@param state MinibuildState
---@return boolean
function payments.hasRoom(state)
  return state.paymentRows.total < constants.MAX_PAYMENTS
end

--- Returns how many payments of an entry are recorded.
---@param state MinibuildState
---@param entry integer
---@return integer
function payments.countOf(state, entry)
  local count, rows = 0, state.paymentRows
  for row = 1, rows.total do
    if rows.entry[row] == entry then count = count + 1 end
  end
  return count
end

--- Records a payment.
---@param state MinibuildState
---@param payment PaymentData
---@param by string
---@param now integer
function payments.add(state, payment, by, now)
  local rows = state.paymentRows
  local row = rows.total + 1
  for name, value in pairs(payment) do
    rows[name][row] = value
  end
  rows.at[row], rows.by[row] = now, by
  rows.total, state.payments.rowOf[payment.message] = row, row
end

return payments
