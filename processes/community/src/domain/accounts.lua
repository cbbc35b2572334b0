--- The earnings of people: one account for each address, and one row for each award, in the token's smallest units by the
-- rates of the moment of the award.
local decimal = require('common.codec.decimal')
local pot = require('domain.token')

local accounts = {}

---@class Accounts
---@field rowOf table<string, integer> row of an account, by address

---@class AccountRows: Rows
---@field address string[]
---@field claimable string[]
---@field pending string[] sent, and not answered
---@field paid string[]
---@field latest integer[] row of the newest award
---@field awards integer[] number of awards
---@field open integer[] number of the payment that is not paid yet, or 0
---@field payments integer[] number of payments
---@field day integer[] number of the day of the latest payment that was begun
---@field ofDay string[] quantity of the payments that were begun on that day

---@class AwardRows: Rows
---@field kind string[]
---@field points integer[]
---@field quantity string[]
---@field board string[]
---@field why string[]
---@field at integer[]
---@field previous integer[] row of the award before it in its account, or 0

---@type table<string, ColumnGroup>
accounts.TABLES = {
  accountRows = {
    address = '', claimable = '0', pending = '0', paid = '0', latest = 0, awards = 0, open = 0, payments = 0, day = 0,
    ofDay = '0',
  },
  awardRows = { kind = '', points = 0, quantity = '0', board = '', why = '', at = 0, previous = 0 },
}

--- Returns the part of a new state.
---@return Accounts
function accounts.new()
  return { rowOf = {} }
end

--- Returns the row of an address's account; nil when it never earned anything.
---@param state CommunityState
---@param address string
---@return integer?
function accounts.rowOf(state, address)
  return state.accounts.rowOf[address]
end

--- Returns the row of an address's account, a new one the first time.
---@param state CommunityState
---@param address string
---@return integer
local function openedRow(state, address)
  local known = accounts.rowOf(state, address)
  if known then return known end
  local rows = state.accountRows
  local row = rows.total + 1
  rows.total, rows.address[row] = row, address
  rows.claimable[row], rows.pending[row], rows.paid[row] = '0', '0', '0'
  rows.latest[row], rows.awards[row], rows.open[row], rows.payments[row] = 0, 0, 0, 0
  rows.day[row], rows.ofDay[row] = 0, '0'
  state.accounts.rowOf[address] = row
  return row
end

--- Adds points that an address got, as a quantity of the token. Points of a kind without a rate add nothing.
---@param state CommunityState
---@param address string
---@param kind string
---@param points integer
---@param board string
---@param why string
function accounts.earn(state, address, kind, points, board, why)
  local quantity = pot.quantityOf(state, kind, points)
  if quantity == '0' then return end
  local account, accountRows, awards = openedRow(state, address), state.accountRows, state.awardRows
  local row = awards.total + 1
  awards.total, awards.kind[row], awards.points[row], awards.quantity[row] = row, kind, points, quantity
  awards.board[row], awards.why[row], awards.at[row] = board, why, state.clock
  awards.previous[row] = accountRows.latest[account]
  accountRows.latest[account], accountRows.awards[account] = row, accountRows.awards[account] + 1
  accountRows.claimable[account] = decimal.add(accountRows.claimable[account], quantity)
end

--- Moves a quantity from one part of an account to another.
---@param state CommunityState
---@param account integer row
---@param from 'claimable' | 'pending'
---@param to 'claimable' | 'pending' | 'paid'
---@param quantity string not more than `from` has
function accounts.move(state, account, from, to, quantity)
  local rows = state.accountRows
  rows[from][account] = decimal.subtract(rows[from][account], quantity)
  rows[to][account] = decimal.add(rows[to][account], quantity)
end

--- Returns the newest awards of an account, for JSON.
---@param state CommunityState
---@param account integer row
---@param most integer
---@return table[]
function accounts.newest(state, account, most)
  local rows, found, row = state.awardRows, {}, state.accountRows.latest[account]
  while row > 0 and #found < most do
    found[#found + 1] = {
      kind = rows.kind[row],
      points = rows.points[row],
      quantity = rows.quantity[row],
      board = rows.board[row],
      why = rows.why[row],
      at = rows.at[row],
    }
    row = rows.previous[row]
  end
  return found
end

return accounts
