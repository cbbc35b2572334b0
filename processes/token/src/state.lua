--- The shape of the whole state. After every change of it: raise `version`, say what filling can't do under `migrations`
-- (common/state/upgrade.lua), and record the release (processes/README.md).
local ledger = require('domain.ledger')
local payments = require('domain.payments')
local terms = require('domain.terms')

---@class TokenState: ProcessState
---@field token Token
---@field holders Holders
---@field holderRow table<string, integer> row of a holder, by address
---@field payments Payments those that were made once
---@field paymentRow table<string, integer> row of a payment, by sender and name

---@class Token
---@field name string
---@field ticker string
---@field logo string id of a stored picture, or empty
---@field denomination integer decimal places
---@field minters string[] addresses that may mint
---@field supply string sum of all balances

---@class TokenRequest: Request
---@field state TokenState

--- Returns the terms of a token that begins now, or those of the one that runs.
---@return Token
local function token()
  return TokenState and TokenState.token or terms.token(TokenTerms)
end

---@type StateDefinition
return {
  version = 1,

  ---@return table<string, table>
  records = function()
    return { token = token(), holderRow = {}, paymentRow = {} }
  end,

  tables = { holders = ledger.COLUMNS, payments = payments.COLUMNS },

  migrations = {},
}
