--- The terms that a token begins with: what its owner wrote into the global `TokenTerms`, in the same `Eval` as the code
-- and before it. They are read once; a token that runs keeps its own.
local decimal = require('common.codec.decimal')
local fields = require('common.fields')
local constants = require('constants')
local recipients = require('domain.recipients')

local terms = {}

--- As the owner wrote them.
---@class WrittenTerms
---@field name string
---@field ticker string
---@field logo string? id of a stored picture
---@field denomination integer decimal places
---@field balances table<string, string>? quantity by address
---@field minters string[]? addresses that may mint; none may without it

--- Returns the token's own part of the state. Fails, so that the network rolls the `Eval` back, for terms that are not
-- acceptable.
---@param written WrittenTerms?
---@return Token
function terms.token(written)
  assert(type(written) == 'table', 'TokenTerms is missing')
  local minters = {}
  for place, minter in ipairs(written.minters or {}) do
    assert(place <= constants.MAX_LISTED, 'too many may mint')
    minters[place] = assert(recipients.read(minter), 'a minter is no address')
  end
  local ticker = written.ticker
  assert(type(ticker) == 'string' and ticker:find('^%w+$') and #ticker <= constants.MAX_TICKER_LENGTH, 'no ticker')
  return {
    name = assert(fields.text(written.name, constants.MAX_NAME_LENGTH), 'no name'),
    ticker = ticker,
    logo = written.logo == nil and '' or assert(fields.address(written.logo), 'the logo is no id'),
    denomination = assert(fields.integer(written.denomination, 0, constants.MAX_DENOMINATION), 'no denomination'),
    minters = minters,
    supply = '0',
  }
end

--- Returns the balances that a token begins with, in the order of the addresses.
---@param written WrittenTerms
---@return { address: string, quantity: string }[]
function terms.balances(written)
  local list = {}
  for address, quantity in pairs(written.balances or {}) do
    assert(recipients.read(address), 'a holder is no address')
    assert(decimal.isDigits(quantity) and #quantity <= constants.MAX_QUANTITY_DIGITS, 'a balance is no quantity')
    list[#list + 1] = { address = address, quantity = decimal.trimmed(quantity) }
  end
  assert(#list <= constants.MAX_LISTED, 'too many holders')
  table.sort(list, function(one, other) return one.address < other.address end)
  return list
end

return terms
