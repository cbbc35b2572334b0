--- The queue of counted claims by the time they lapse, so that expiring looks only at those that are due.
--
-- It is ordered by slot, which gives the deadline (domain/slots). Claims come nearly in that order, so each is put in
-- from the end. A claim that is settled meanwhile stays until its time.
local slots = require('domain.slots')

local expiry = {}

---@class Expiry
---@field first integer index of the first claim
---@field last integer index of the last claim
---@field [integer] integer the claims

--- Returns an empty queue.
---@return Expiry
function expiry.new()
  return { first = 1, last = 0 }
end

--- Puts a claim in, after those of the same slot.
---@param state RabbitState
---@param claim integer
function expiry.push(state, claim)
  local queue, slotOf = state.expiry, state.claims.slot
  local at = queue.last
  while at >= queue.first and slotOf[queue[at]] > slotOf[claim] do
    queue[at + 1] = queue[at]
    at = at - 1
  end
  queue[at + 1] = claim
  queue.last = queue.last + 1
end

--- Iterates over the claims whose time was over before `now`, and removes each from the queue.
---@param state RabbitState
---@param now integer
---@return fun(): integer?
function expiry.due(state, now)
  local queue = state.expiry
  ---@return integer?
  return function()
    local claim = queue[queue.first]
    if not claim or now <= slots.lapses(state.claims.slot[claim], state.event) then return nil end
    queue[queue.first] = nil
    queue.first = queue.first + 1
    return claim
  end
end

return expiry
