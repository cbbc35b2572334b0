--- The payments that staff have announced and not yet recorded, at most one for each entry: until it ends, or is recorded or
-- released, nobody else announces another one. An ended announcement stays to be looked at until another takes its place.
local constants = require('constants')

local claims = {}

---@class PaymentClaims
---@field rowOf table<integer, integer> by entry

---@class ClaimRows: Rows
---@field entry integer[]
---@field address string[]
---@field quantity string[] in decimal digits
---@field token string[]
---@field message string[] id of the token's message, which is signed
---@field by string[]
---@field endsAt integer[] in milliseconds

--- Returns the part of a new state.
---@return PaymentClaims
function claims.new()
  return { rowOf = {} }
end

---@type table<string, ColumnGroup>
claims.TABLES = {
  claimRows = { entry = 0, address = '', quantity = '', token = '', message = '', by = '', endsAt = 0 },
}

--- Returns the row of the claim of an entry.
---@param state MinibuildState
---@param entry integer
---@return integer?
function claims.of(state, entry)
  return state.claims.rowOf[entry]
end

--- Returns true when a claim keeps somebody from announcing a message.
---@param state MinibuildState
---@param entry integer
---@param message string id
---@param by string
---@param now integer
---@return boolean
function claims.isHeld(state, entry, message, by, now)
  local row, rows = claims.of(state, entry), state.claimRows
  if not row or rows.endsAt[row] <= now then return false end
  return rows.message[row] ~= message or rows.by[row] ~= by
end

--- Keeps a claim in the place of an earlier one of the entry.
---@param state MinibuildState
---@param payment PaymentData
---@param by string
---@param now integer
function claims.set(state, payment, by, now)
  local rows = state.claimRows
  local row = claims.of(state, payment.entry) or rows.total + 1
  rows.entry[row], rows.address[row], rows.quantity[row] = payment.entry, payment.address, payment.quantity
  rows.token[row], rows.message[row], rows.by[row] = payment.token, payment.message, by
  rows.endsAt[row] = now + constants.PAYMENT_CLAIM_MS
  rows.total, state.claims.rowOf[payment.entry] = math.max(rows.total, row), row
end

--- Drops the claim of an entry; the last row takes its place.
---@param state MinibuildState
---@param entry integer
function claims.drop(state, entry)
  local rows, rowOf = state.claimRows, state.claims.rowOf
  local row, last = rowOf[entry], rows.total
  rowOf[entry] = nil
  if row ~= last then rowOf[rows.entry[last]] = row end
  for name in pairs(claims.TABLES.claimRows) do
    rows[name][row], rows[name][last] = rows[name][last], nil
  end
  rows.total = last - 1
end

--- Drops the claim of a payment that is recorded.
---@param state MinibuildState
---@param payment PaymentData
function claims.settle(state, payment)
  local row = claims.of(state, payment.entry)
  if row and state.claimRows.message[row] == payment.message then claims.drop(state, payment.entry) end
end

return claims
