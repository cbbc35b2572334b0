--- The terms that a token begins with: what its owner wrote into the global `TokenTerms`, in the same evaluation as the code
-- and before it. They are read once; a token that runs keeps its own. Terms that are not acceptable make the evaluation fail, so
-- that the network rolls it back.
local decimal = require('common.codec.decimal')
local fields = require('common.fields')
local constants = require('constants')
local drop = require('domain.drop')
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
---@field creator string? who makes the token: its owner
---@field agreement Agreement? the terms of use that the creator accepted
---@field drop WrittenDrop?
---@field renounced boolean? true when nobody owns the token from its first evaluation on

---@class WrittenDrop
---@field quantity string
---@field perAddress string
---@field event string?

--- Reads an agreement.
---@param written any
---@return Agreement
local function readAgreement(written)
  if written == nil then return terms.unwritten().agreement end
  local isForm = type(written) == 'table' and (written.terms == 'tokens' or written.terms == 'memecoins')
    and type(written.version) == 'string' and written.version:find('^%d%d%d%d%-%d%d%-%d%d$')
    and type(written.hash) == 'string' and #written.hash == 64 and written.hash:find('^[%da-f]+$')
  assert(isForm, 'the agreement names no terms')
  return { terms = written.terms, version = written.version, hash = written.hash }
end

--- Fails for a memecoin that isn't fair by its own terms: its supply is fixed, nobody but the creator begins with some, the rest
-- is handed out, and nobody owns it.
---@param written WrittenTerms
---@param minters string[]
local function expectFair(written, minters)
  assert(#minters == 0, 'nobody mints a memecoin')
  assert(written.renounced == true, 'nobody owns a memecoin')
  assert(written.drop ~= nil, 'a memecoin is handed out')
  for address in pairs(written.balances or {}) do
    assert(address == written.creator, 'only the creator begins with some of a memecoin')
  end
end

--- Returns the part of the token's record that the first version of the state didn't have.
---@return { creator: string, agreement: Agreement }
function terms.unwritten()
  return { creator = '', agreement = { terms = '', version = '', hash = '' } }
end

--- Returns the token's own part of the state.
---@param written WrittenTerms?
---@param owner string address of the owner of the process
---@return Token
function terms.token(written, owner)
  assert(type(written) == 'table', 'TokenTerms is missing')
  local minters = {}
  for place, minter in ipairs(written.minters or {}) do
    assert(place <= constants.MAX_LISTED, 'too many may mint')
    minters[place] = assert(recipients.read(minter), 'a minter is no address')
  end
  local ticker = written.ticker
  assert(type(ticker) == 'string' and ticker:find('^%w+$') and #ticker <= constants.MAX_TICKER_LENGTH, 'no ticker')
  assert(written.creator == nil or written.creator == owner, 'the creator is not the owner')
  assert(not written.renounced or #minters == 0, 'a renounced token has no minters')
  local agreement = readAgreement(written.agreement)
  if agreement.terms == 'memecoins' then expectFair(written, minters) end
  return {
    name = assert(fields.text(written.name, constants.MAX_NAME_LENGTH, false), 'no name'),
    ticker = ticker,
    logo = written.logo == nil and '' or assert(fields.address(written.logo), 'the logo is no id'),
    denomination = assert(fields.integer(written.denomination, 0, constants.MAX_DENOMINATION), 'no denomination'),
    minters = minters,
    supply = '0',
    creator = written.creator or '',
    agreement = agreement,
  }
end

--- Reads a quantity above 0; nil when it is not acceptable.
---@param value any
---@return string?
local function readQuantity(value)
  if not decimal.isDigits(value) or #value > constants.MAX_QUANTITY_DIGITS or not value:find('[1-9]') then return nil end
  return decimal.trimmed(value)
end

--- Returns the drop of a new token, whose pot is still empty.
---@param written WrittenTerms
---@return Drop
function terms.drop(written)
  local new = drop.none()
  if written.drop == nil then return new end
  assert(type(written.drop) == 'table', 'the drop is no table')
  new.quantity = assert(readQuantity(written.drop.quantity), 'the drop is no quantity')
  new.perAddress = assert(readQuantity(written.drop.perAddress), 'a share is no quantity')
  assert(decimal.compare(new.perAddress, new.quantity) <= 0, 'a share is more than the drop')
  local most = decimal.times(new.perAddress, constants.MAX_CLAIMS)
  assert(decimal.compare(new.quantity, most) <= 0, 'the drop has too many shares')
  local event = written.drop.event
  new.event = event == nil and '' or assert(fields.address(event), 'the event is no process')
  return new
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
