--- The shape of the whole state.
-- A change of the state of a deployed process: processes/README.md, "Change a state".
local drop = require('domain.drop')
local ledger = require('domain.ledger')
local payments = require('domain.payments')
local terms = require('domain.terms')

---@class TokenState: ProcessState
---@field token Token
---@field drop Drop
---@field holders Holders
---@field holderRow table<string, integer> row of a holder, by address
---@field payments Payments those that were made once
---@field paymentRow table<string, integer> row of a payment, by sender and name
---@field askedRows AskedClaims
---@field doneMessages table<string, true> messages that were done, see domain/done-messages

---@class Token
---@field name string
---@field ticker string
---@field logo string id of a stored picture, or empty
---@field denomination integer decimal places
---@field minters string[] addresses that may mint
---@field supply string sum of all balances
---@field creator string address that made the token, or empty
---@field agreement Agreement

--- The terms of use that the creator accepted, as written into the token's first code; empty texts where none were.
---@class Agreement
---@field terms string `tokens` or `memecoins`
---@field version string the date of the text
---@field hash string SHA-256 of the text, in hexadecimal

---@class TokenRequest: Request
---@field state TokenState

--- Returns the token's own part of a token that begins now, or of a running token, which may be older.
---@return Token
local function token()
  return TokenState and terms.unwritten() or terms.token(TokenTerms, Owner)
end

--- Returns the drop of a token that begins now; a running token keeps its own, or has none.
---@return Drop
local function newDrop()
  return TokenState and drop.none() or terms.drop(TokenTerms)
end

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    return { token = token(), drop = newDrop(), holderRow = {}, paymentRow = {}, doneMessages = {} }
  end,

  tables = { holders = ledger.COLUMNS, payments = payments.COLUMNS, askedRows = drop.COLUMNS },

  migrations = {},
}
