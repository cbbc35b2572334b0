--- Slots of a fixed length, the same numbers for everybody. Times in milliseconds.

---@class PresenceSlots
---@field at fun(time: integer): integer
---@field opens fun(slot: integer): integer
---@field latestOpen fun(now: integer): integer
---@field ends fun(slot: integer): integer

--- Returns the slots of a process, whose rules go on from them.
---@param slotMs integer
---@param earlyMs integer time before its slot from which a claim counts: some devices' clocks are ahead
---@return PresenceSlots
return function(slotMs, earlyMs)
  local slots = {}

  --- Returns the slot of a time.
  ---@param time integer
  ---@return integer
  function slots.at(time)
    return time // slotMs
  end

  --- Returns the time from which claims of a slot count.
  ---@param slot integer
  ---@return integer
  function slots.opens(slot)
    return slot * slotMs - earlyMs
  end

  --- Returns the last slot whose claims count at a time, or will have counted by then.
  ---@param now integer
  ---@return integer
  function slots.latestOpen(now)
    return slots.at(now + earlyMs)
  end

  --- Returns the time at which a slot ends.
  ---@param slot integer
  ---@return integer
  function slots.ends(slot)
    return (slot + 1) * slotMs
  end

  return slots
end
