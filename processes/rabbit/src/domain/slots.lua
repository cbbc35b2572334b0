--- Slots of 30 seconds, the same numbers for everybody, and the windows around them. Times in milliseconds.
local presenceSlots = require('common.presence.slots')
local constants = require('constants')

local slots = presenceSlots(constants.SLOT_MS, constants.EARLY_MS)

--- Returns the last moment at which a claim of a slot counts; its token may be disclosed after it.
---@param slot integer
---@param event Event
---@return integer
function slots.closes(slot, event)
  return slots.ends(slot) + event.claimWindowMs
end

--- Returns true when a claim of a slot is a kept scan: a scan that no scanner with a network would send so late.
---@param slot integer
---@param at integer time when it reached the ledger
---@param event Event
---@return boolean
function slots.isKept(slot, at, event)
  return at > slots.ends(slot) + event.onlineWindowMs
end

--- Returns the last moment at which an undisclosed claim of a slot still counts.
---@param slot integer
---@param event Event
---@return integer
function slots.lapses(slot, event)
  return slots.closes(slot, event) + event.settleWindowMs
end

--- Returns the last moment until which the judging waits for the token of a claim of a slot.
---@param slot integer
---@param event Event
---@return integer
function slots.awaited(slot, event)
  return math.min(slots.lapses(slot, event), slots.closes(slot, event) + constants.JUDGING_WAIT_MS)
end

--- Returns the time that the ledger has certainly reached: that of the message being handled may be wrong, unless the one
-- before was as late.
---@param state RabbitState
---@return integer
function slots.certainTime(state)
  return math.min(state.clock, state.latest)
end

return slots
