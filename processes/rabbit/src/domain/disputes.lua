--- Disputes: a player says that a scan of the own rabbit was not true, and the staff strike the scan or dismiss the dispute.
local constants = require('constants')
local changes = require('domain.changes')
local claims = require('domain.claims')
local colours = require('domain.colours')

local disputes = {}

---@alias DisputeStatus 'open' | 'struck' | 'dismissed'

---@class Disputes: Rows
---@field player integer[] the player who disputes
---@field claim integer[]
---@field at integer[] in milliseconds
---@field reason string[]
---@field status DisputeStatus[]

--- Facts about disputes besides their rows.
---@class Disputing
---@field open integer number of disputes that wait for the staff
---@field ofClaim table<integer, integer> number of the dispute, by claim
---@field byPlayer table<integer, integer> number of disputes, by the player who raised them

---@type ColumnGroup
disputes.COLUMNS = { player = 0, claim = 0, at = 0, reason = '', status = 'open' }

--- Returns the facts besides the rows in a new event.
---@return Disputing
function disputes.new()
  return { open = 0, ofClaim = {}, byPlayer = {} }
end

--- Returns the latest claim of a scan of a rabbit at a slot that may still count; nil without one.
---@param state RabbitState
---@param scanner integer
---@param rabbit integer
---@param slot integer
---@return integer?
function disputes.claimOf(state, scanner, rabbit, slot)
  local rows = state.claims
  for claim in claims.listOf(state, scanner, colours.dealtTo(rabbit)) do
    if rows.rabbit[claim] == rabbit and rows.slot[claim] == slot then return claim end
  end
end

--- Returns the number of disputes that a player can still raise.
---@param state RabbitState
---@param player integer
---@return integer
function disputes.left(state, player)
  return constants.MAX_DISPUTES - (state.disputing.byPlayer[player] or 0)
end

--- Raises a dispute; returns its number.
---@param state RabbitState
---@param player integer
---@param claim integer
---@param reason string
---@param now integer in milliseconds
---@return integer
function disputes.raise(state, player, claim, reason, now)
  local rows, disputing = state.disputes, state.disputing
  local id = rows.total + 1
  rows.total = id
  rows.player[id], rows.claim[id], rows.at[id], rows.reason[id], rows.status[id] = player, claim, now, reason, 'open'
  disputing.open, disputing.ofClaim[claim] = disputing.open + 1, id
  changes.catches(state.claims.rabbit[claim])
  disputing.byPlayer[player] = (disputing.byPlayer[player] or 0) + 1
  return id
end

--- Resolves an open dispute: strikes the scan for good, or lets it be.
---@param state RabbitState
---@param dispute integer
---@param strikes boolean
function disputes.resolve(state, dispute, strikes)
  local rows = state.disputes
  if strikes then claims.strikeOne(state, rows.claim[dispute]) end
  rows.status[dispute] = strikes and 'struck' or 'dismissed'
  state.disputing.open = state.disputing.open - 1
end

return disputes
