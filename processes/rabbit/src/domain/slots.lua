--- Slots of 30 seconds, the same numbers for everybody, and the windows around them. Times in milliseconds.
local slots = {}

local SLOT_MS = 30000
local EARLY_MS = 60000

--- The slot of a time.
function slots.at(time)
  return time // SLOT_MS
end

--- When claims of a slot begin to count: some phones' clocks are ahead.
function slots.opens(slot)
  return slot * SLOT_MS - EARLY_MS
end

--- The last moment at which a claim of a slot counts; its token may be disclosed after it.
function slots.closes(slot, event)
  return (slot + 1) * SLOT_MS + event.claimWindowMs
end

--- The last moment at which an undisclosed claim of a slot still counts.
function slots.lapses(slot, event)
  return slots.closes(slot, event) + event.settleWindowMs
end

return slots
