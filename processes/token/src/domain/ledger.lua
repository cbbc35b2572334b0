--- Balances of a token. Rows are never removed, so a holder's number is for good.
local decimal = require('common.codec.decimal')

local ledger = {}

--- One row for each address that ever had some of the token.
---@class Holders: Rows
---@field address string[]
---@field balance string[] in the token's smallest units
---@field claimed string[] share of the drop that the address got

---@type ColumnGroup
ledger.COLUMNS = { address = '', balance = '0', claimed = '0' }

--- Returns the balance of an address.
---@param state TokenState
---@param address string
---@return string
function ledger.balanceOf(state, address)
  local row = state.holderRow[address]
  return row and state.holders.balance[row] or '0'
end

--- Adds a quantity to the balance of an address.
---@param state TokenState
---@param address string
---@param quantity string
function ledger.credit(state, address, quantity)
  local holders = state.holders
  local row = state.holderRow[address]
  if not row then
    row = holders.total + 1
    holders.total, holders.address[row], holders.balance[row] = row, address, '0'
    holders.claimed[row] = '0'
    state.holderRow[address] = row
  end
  holders.balance[row] = decimal.add(holders.balance[row], quantity)
end

--- Returns true when an address can move at least a quantity: what the pot of a drop holds, only claims do.
---@param state TokenState
---@param address string
---@param quantity string
---@return boolean
function ledger.has(state, address, quantity)
  local needed = address == state.drop.pot and decimal.add(quantity, state.drop.left) or quantity
  return decimal.compare(ledger.balanceOf(state, address), needed) >= 0
end

--- Takes a quantity off an address that has it.
---@param state TokenState
---@param address string
---@param quantity string
function ledger.debit(state, address, quantity)
  local row = state.holderRow[address]
  state.holders.balance[row] = decimal.subtract(state.holders.balance[row], quantity)
end

--- Makes a quantity for an address.
---@param state TokenState
---@param address string
---@param quantity string
function ledger.mint(state, address, quantity)
  ledger.credit(state, address, quantity)
  state.token.supply = decimal.add(state.token.supply, quantity)
end

--- Destroys a quantity that an address has.
---@param state TokenState
---@param address string
---@param quantity string
function ledger.burn(state, address, quantity)
  ledger.debit(state, address, quantity)
  state.token.supply = decimal.subtract(state.token.supply, quantity)
end

return ledger
