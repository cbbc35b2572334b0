--- Hands a part of a token out: a pot that its first evaluation makes, from which each address takes one share, the first to come
-- first, until it is empty. A drop for the rainbows of an event asks that event's process about each who claims. The pot is part
-- of the balance of the process itself, which nothing else can move, so the sum of all balances is always the supply.
--
-- A share leaves the pot only when it is given, never when it is asked for: claims in flight can't take more than there is, and
-- those that are refused keep nobody else's share.
local decimal = require('common.codec.decimal')
local constants = require('constants')
local ledger = require('domain.ledger')

local drop = {}

---@class Drop
---@field quantity string all that is handed out, `0` for a token without a drop
---@field perAddress string share of an address; the last one gets what is left
---@field event string process of the event whose rainbows are asked for, or empty
---@field pot string address of the process, whose balance holds what is left; empty without a drop
---@field left string
---@field claims integer shares that were given
---@field askedAt table<string, integer> place in the ring of claims, by address
---@field nextAsked integer place of the next one

--- Claims that wait for the event's answer, and those that it refused, in a ring.
---@class AskedClaims: Rows
---@field address string[] empty for a free place
---@field isRefused boolean[]

---@type ColumnGroup
drop.COLUMNS = { address = '', isRefused = false }

--- Returns a drop that hands nothing out.
---@return Drop
function drop.none()
  return {
    quantity = '0', perAddress = '0', event = '', pot = '', left = '0', claims = 0, askedAt = {}, nextAsked = 1,
  }
end

--- Fills the pot of a new token.
---@param state TokenState
---@param pot string address of the process
function drop.fill(state, pot)
  local own = state.drop
  if own.quantity == '0' then return end
  own.pot, own.left = pot, own.quantity
  ledger.mint(state, pot, own.quantity)
end

--- Returns true when the token hands something out, or did.
---@param state TokenState
---@return boolean
function drop.exists(state)
  return state.drop.quantity ~= '0'
end

--- Returns true while the pot has something.
---@param state TokenState
---@return boolean
function drop.isOpen(state)
  return state.drop.left ~= '0'
end

--- Returns what an address got of the drop; `0` for none.
---@param state TokenState
---@param address string
---@return string
function drop.claimedBy(state, address)
  local row = state.holderRow[address]
  return row and state.holders.claimed[row] or '0'
end

--- Frees the place of an address in the ring.
---@param state TokenState
---@param address string
local function free(state, address)
  local place = state.drop.askedAt[address]
  if not place then return end
  local rows = state.askedRows
  rows.address[place], rows.isRefused[place] = '', false
  state.drop.askedAt[address] = nil
end

--- Gives an address its share of a pot that is not empty.
---@param state TokenState
---@param address string an address that has claimed nothing
---@return string quantity
function drop.give(state, address)
  local own = state.drop
  local share = decimal.compare(own.left, own.perAddress) < 0 and own.left or own.perAddress
  free(state, address)
  own.left, own.claims = decimal.subtract(own.left, share), own.claims + 1
  ledger.debit(state, own.pot, share)
  ledger.credit(state, address, share)
  state.holders.claimed[state.holderRow[address]] = share
  return share
end

--- Lets a claim wait for the event's answer.
---@param state TokenState
---@param address string
function drop.ask(state, address)
  local own, rows = state.drop, state.askedRows
  local place = own.askedAt[address]
  if not place then
    place = own.nextAsked
    free(state, rows.address[place] or '')
    own.nextAsked = place % constants.MAX_ASKED + 1
    rows.total = math.max(rows.total, place)
    own.askedAt[address] = place
  end
  rows.address[place], rows.isRefused[place] = address, false
end

--- Returns true when the event was asked about a claim of an address, and hasn't answered yet.
---@param state TokenState
---@param address string
---@return boolean
function drop.isAsked(state, address)
  local place = state.drop.askedAt[address]
  return place ~= nil and not state.askedRows.isRefused[place]
end

--- Keeps that the event refused a claim.
---@param state TokenState
---@param address string
function drop.refuse(state, address)
  state.askedRows.isRefused[state.drop.askedAt[address]] = true
end

--- Returns the status of the claim of an address: `claimed`, `waiting` for the event, `refused` by it, or `none`.
---@param state TokenState
---@param address string
---@return string
function drop.statusOf(state, address)
  if drop.claimedBy(state, address) ~= '0' then return 'claimed' end
  if not state.drop.askedAt[address] then return 'none' end
  return drop.isAsked(state, address) and 'waiting' or 'refused'
end

return drop
