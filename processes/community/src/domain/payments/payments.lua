--- Payments to people. A payment keeps its number, its recipient and its quantity until it is paid, however often it is sent,
-- and the token moves a number's quantity once: so nothing is paid twice, whichever answers are late, lost or repeated.
local accounts = require('domain.accounts')
local caps = require('domain.payments.caps')
local pot = require('domain.token')

local payments = {}

---@class ClaimPayments
---@field refusedAttempt table<string, boolean> attempts that the token refused, by payment and attempt
---@field ofAccount table<string, integer> number of a payment, by account and place

---@class PaymentRows: Rows
---@field account integer[] row
---@field quantity string[]
---@field state string[] `sent`, `paid` or `refused`
---@field at integer[] time of the latest change, in milliseconds
---@field attempts integer[] transfers that were sent
---@field refusals integer[] attempts that the token refused
---@field message string[] id of the notice of the payment, or empty
---@field why string[] the token's latest reason of a refusal, or empty

---@type table<string, ColumnGroup>
payments.TABLES = {
  paymentRows = {
    account = 0, quantity = '0', state = 'sent', at = 0, attempts = 0, refusals = 0, message = '', why = '',
  },
}

--- Returns the part of a new state.
---@return ClaimPayments
function payments.new()
  return { refusedAttempt = {}, ofAccount = {} }
end

--- Returns two numbers as one key.
---@param one integer
---@param other integer
---@return string
local function keyOf(one, other)
  return ('%d %d'):format(one, other)
end

--- Returns the number of the payment that an account waits for; nil without one.
---@param state CommunityState
---@param account integer row
---@return integer?
function payments.openOf(state, account)
  local number = state.accountRows.open[account]
  return number > 0 and number or nil
end

--- Returns true for a payment with this state.
---@param state CommunityState
---@param number integer
---@param name 'sent' | 'paid' | 'refused'
---@return boolean
function payments.is(state, number, name)
  return state.paymentRows.state[number] == name
end

--- Begins a payment, which counts for the caps of its day.
---@param state CommunityState
---@param account integer row
---@param quantity string not more than the account can claim
---@param now integer
---@return integer number
local function begin(state, account, quantity, now)
  local rows, accountRows = state.paymentRows, state.accountRows
  local number = rows.total + 1
  rows.total, rows.account[number], rows.quantity[number] = number, account, quantity
  rows.state[number], rows.at[number] = 'refused', 0
  rows.attempts[number], rows.refusals[number], rows.message[number], rows.why[number] = 0, 0, '', ''
  local place = accountRows.payments[account] + 1
  accountRows.payments[account], accountRows.open[account] = place, number
  state.payments.ofAccount[keyOf(account, place)] = number
  caps.count(state, account, quantity, now)
  return number
end

--- Sends the open payment of an account once more, or a new one. What it needs is free in the pot, unless it is reserved
-- already.
---@param state CommunityState
---@param account integer row
---@param quantity string of a new payment
---@param now integer
---@return integer number
function payments.send(state, account, quantity, now)
  local number = payments.openOf(state, account) or begin(state, account, quantity, now)
  local rows = state.paymentRows
  if not payments.is(state, number, 'sent') then
    pot.move(state, 'free', 'reserved', rows.quantity[number])
    accounts.move(state, account, 'claimable', 'pending', rows.quantity[number])
  end
  rows.state[number], rows.at[number], rows.attempts[number] = 'sent', now, rows.attempts[number] + 1
  return number
end

--- Returns the transfer of a payment's latest attempt.
---@param state CommunityState
---@param number integer
---@return OutgoingMessage
function payments.transferOf(state, number)
  local rows = state.paymentRows
  return {
    Target = state.token.process,
    Action = 'Transfer',
    Recipient = state.accountRows.address[rows.account[number]],
    Quantity = rows.quantity[number],
    Once = tostring(number),
    ['X-Payment'] = tostring(number),
    ['X-Attempt'] = tostring(rows.attempts[number]),
  }
end

--- Returns true when a payment has this recipient and this quantity.
---@param state CommunityState
---@param number integer
---@param recipient string
---@param quantity string
---@return boolean
function payments.matches(state, number, recipient, quantity)
  local rows = state.paymentRows
  return state.accountRows.address[rows.account[number]] == recipient and rows.quantity[number] == quantity
end

--- Returns true when the pot can book a payment as paid: a refused payment needs its quantity free again.
---@param state CommunityState
---@param number integer
---@return boolean
function payments.canSettle(state, number)
  return payments.is(state, number, 'sent') or pot.hasFree(state, state.paymentRows.quantity[number])
end

--- Books a payment as paid.
---@param state CommunityState
---@param number integer
---@param message string id of the notice
---@param now integer
function payments.settle(state, number, message, now)
  local rows = state.paymentRows
  local account, wasSent = rows.account[number], payments.is(state, number, 'sent')
  pot.move(state, wasSent and 'reserved' or 'free', 'paid', rows.quantity[number])
  accounts.move(state, account, wasSent and 'pending' or 'claimable', 'paid', rows.quantity[number])
  rows.state[number], rows.at[number], rows.message[number] = 'paid', now, message
  state.accountRows.open[account] = 0
end

--- Returns true for an attempt of a sent payment that the token has not refused yet.
---@param state CommunityState
---@param number integer
---@param attempt integer
---@return boolean
function payments.canRefuse(state, number, attempt)
  return payments.is(state, number, 'sent')
    and attempt <= state.paymentRows.attempts[number]
    and not state.payments.refusedAttempt[keyOf(number, attempt)]
end

--- Books that the token refused an attempt. Only once it refused all of them, the payment's quantity can be claimed again:
-- the token may have made, or may still make, the payment of an attempt that it has not answered.
---@param state CommunityState
---@param number integer
---@param attempt integer
---@param why string
---@param now integer
function payments.refuse(state, number, attempt, why, now)
  local rows = state.paymentRows
  state.payments.refusedAttempt[keyOf(number, attempt)] = true
  rows.refusals[number], rows.why[number] = rows.refusals[number] + 1, why
  if rows.refusals[number] < rows.attempts[number] then return end
  pot.move(state, 'reserved', 'free', rows.quantity[number])
  accounts.move(state, rows.account[number], 'pending', 'claimable', rows.quantity[number])
  rows.state[number], rows.at[number] = 'refused', now
end

--- Returns a text, or nil for an empty one.
---@param text string
---@return string?
local function given(text)
  return text ~= '' and text or nil
end

--- Returns a page of an account's payments, newest first, for JSON.
---@param state CommunityState
---@param account integer row
---@param page Page
---@return table[]
function payments.page(state, account, page)
  local rows, found = state.paymentRows, {}
  local newest = state.accountRows.payments[account] - page.offset
  for place = newest, math.max(1, newest - page.limit + 1), -1 do
    local number = state.payments.ofAccount[keyOf(account, place)]
    found[#found + 1] = {
      number = number,
      quantity = rows.quantity[number],
      state = rows.state[number],
      at = rows.at[number],
      message = given(rows.message[number]),
      why = not payments.is(state, number, 'paid') and given(rows.why[number]) or nil,
    }
  end
  return found
end

return payments
