--- The daily caps of payments: that of a person, and that of the pot. Days are in UTC. A payment counts on the day on which it is
-- first sent; sent again, it doesn't count anew, since its quantity stays.
local calendar = require('common.calendar')
local decimal = require('common.codec.decimal')
local constants = require('constants')

local caps = {}

---@class DailyCaps
---@field person string
---@field pot string

--- Digits that everything that the pot ever got loses for a cap that the staff haven't set.
local PLACES = { person = constants.PERSON_CAP_PLACES, pot = constants.POT_CAP_PLACES }

--- Returns one of the caps: what the staff have set, else its part of everything that the pot ever got.
---@param state CommunityState
---@param name 'person' | 'pot'
---@return string
local function capOf(state, name)
  local set = state.token.caps[name]
  return set ~= '' and set or decimal.withoutLast(state.token.funded, PLACES[name])
end

--- Returns both caps.
---@param state CommunityState
---@return DailyCaps
function caps.of(state)
  return { person = capOf(state, 'person'), pot = capOf(state, 'pot') }
end

--- Sets caps; those that aren't given stay as they are.
---@param state CommunityState
---@param person string?
---@param pot string?
function caps.set(state, person, pot)
  local own = state.token.caps
  own.person, own.pot = person or own.person, pot or own.pot
end

--- Returns the rest of a cap on a day.
---@param cap string
---@param day integer of `spent`
---@param spent string
---@param now integer
---@return string
local function rest(cap, day, spent, now)
  if day ~= calendar.dayOf(now) then return cap end
  return decimal.compare(cap, spent) > 0 and decimal.subtract(cap, spent) or '0'
end

--- Returns how much the caps leave to an account on the day of a time.
---@param state CommunityState
---@param account integer? row; nil for an address that has none
---@param now integer
---@return DailyCaps
function caps.left(state, account, now)
  local token, rows, both = state.token, state.accountRows, caps.of(state)
  return {
    person = account and rest(both.person, rows.day[account], rows.ofDay[account], now) or both.person,
    pot = rest(both.pot, token.day, token.ofDay, now),
  }
end

--- Counts a payment that begins.
---@param state CommunityState
---@param account integer row
---@param quantity string
---@param now integer
function caps.count(state, account, quantity, now)
  local token, rows, day = state.token, state.accountRows, calendar.dayOf(now)
  token.ofDay = decimal.add(token.day == day and token.ofDay or '0', quantity)
  rows.ofDay[account] = decimal.add(rows.day[account] == day and rows.ofDay[account] or '0', quantity)
  token.day, rows.day[account] = day, day
end

return caps
