--- The token that the community pays in, its rates, and the pot. The pot has what the token's own notices said that the
-- community got for it: after every message, `funded` is the sum of `free`, `reserved` and `paid`.
local decimal = require('common.codec.decimal')

local pot = {}

---@class Pot
---@field process string id of the token's process, or empty
---@field rates table<string, string> quantity of a point, by kind
---@field credits table<string, boolean> the notices that were counted, by the token and its own number of the message
---@field caps { person: string, pot: string } quantities of a day that the staff have set, or empty
---@field day integer number of the day of the latest payment that was begun
---@field ofDay string quantity of the payments that were begun on that day
---@field funded string
---@field free string can be claimed
---@field reserved string for payments that were sent and not answered
---@field paid string

--- Returns the part of a new state.
---@return Pot
function pot.new()
  return {
    process = '',
    rates = {},
    credits = {},
    caps = { person = '', pot = '' },
    day = 0,
    ofDay = '0',
    funded = '0',
    free = '0',
    reserved = '0',
    paid = '0',
  }
end

--- Returns the id of the token's process; nil until the staff name one.
---@param state CommunityState
---@return string?
function pot.process(state)
  local process = state.token.process
  return process ~= '' and process or nil
end

--- Returns true for the token's process.
---@param state CommunityState
---@param address string
---@return boolean
function pot.isToken(state, address)
  return address == state.token.process
end

--- Returns true while a payment is sent or paid, so that the token can't be another one.
---@param state CommunityState
---@return boolean
function pot.isInUse(state)
  return state.token.reserved ~= '0' or state.token.paid ~= '0'
end

--- Sets the token. The pot of another one is empty, and has the caps of a new one: those before were in other units.
---@param state CommunityState
---@param process string
function pot.setToken(state, process)
  if pot.isToken(state, process) then return end
  local token = state.token
  token.process, token.funded, token.free = process, '0', '0'
  token.caps = { person = '', pot = '' }
end

--- Returns the quantity of some points of a kind, by the rate of now.
---@param state CommunityState
---@param kind string
---@param points integer
---@return string
function pot.quantityOf(state, kind, points)
  return decimal.times(state.token.rates[kind] or '0', points)
end

--- Returns true when as much as a quantity is free.
---@param state CommunityState
---@param quantity string
---@return boolean
function pot.hasFree(state, quantity)
  return decimal.compare(state.token.free, quantity) >= 0
end

--- Returns the key of a notice of the token.
---@param state CommunityState
---@param reference string the token's number of the message
---@return string
local function creditOf(state, reference)
  return state.token.process .. ' ' .. reference
end

--- Returns true when a notice was counted before.
---@param state CommunityState
---@param reference string
---@return boolean
function pot.isCounted(state, reference)
  return state.token.credits[creditOf(state, reference)] ~= nil
end

--- Counts a quantity that the community got for the pot.
---@param state CommunityState
---@param quantity string
---@param reference string
function pot.fund(state, quantity, reference)
  local token = state.token
  token.credits[creditOf(state, reference)] = true
  token.funded, token.free = decimal.add(token.funded, quantity), decimal.add(token.free, quantity)
end

--- Moves a quantity from one part of the pot to another.
---@param state CommunityState
---@param from 'free' | 'reserved'
---@param to 'free' | 'reserved' | 'paid'
---@param quantity string not more than `from` has
function pot.move(state, from, to, quantity)
  local token = state.token
  token[from], token[to] = decimal.subtract(token[from], quantity), decimal.add(token[to], quantity)
end

return pot
