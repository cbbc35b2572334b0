--- Payments that are made once: a transfer with a tag `Once` moves its quantity only the first time that its sender uses
-- that name, so a process that is not sure of an answer can send the same transfer again.
local payments = {}

---@class Payments: Rows
---@field recipient string[]
---@field quantity string[]

---@type ColumnGroup
payments.COLUMNS = { recipient = '', quantity = '' }

--- Returns the key of a payment: no address contains a space.
---@param sender string
---@param once string
---@return string
local function keyOf(sender, once)
  return sender .. ' ' .. once
end

--- Returns the row of a payment that was made; nil when the sender hasn't used the name.
---@param state TokenState
---@param sender string
---@param once string
---@return integer?
function payments.of(state, sender, once)
  return state.paymentRow[keyOf(sender, once)]
end

--- Returns true when a payment that was made is this one.
---@param state TokenState
---@param row integer
---@param recipient string
---@param quantity string
---@return boolean
function payments.is(state, row, recipient, quantity)
  return state.payments.recipient[row] == recipient and state.payments.quantity[row] == quantity
end

--- Keeps a payment.
---@param state TokenState
---@param sender string
---@param once string
---@param recipient string
---@param quantity string
function payments.add(state, sender, once, recipient, quantity)
  local rows = state.payments
  local row = rows.total + 1
  rows.total, rows.recipient[row], rows.quantity[row] = row, recipient, quantity
  state.paymentRow[keyOf(sender, once)] = row
end

return payments
