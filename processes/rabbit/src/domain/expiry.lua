--- The queue of counted claims by the time they lapse, so that expiring looks only at what is due.
--
-- It is {first, last, [first..last] = claim}, ordered by slot, which gives the deadline (domain/slots). Claims come
-- nearly in that order, so one is put in from the end. One that is settled meanwhile stays until its time.
local slots = require('domain.slots')

local expiry = {}

--- An empty queue.
function expiry.new()
  return { first = 1, last = 0 }
end

--- Puts a claim in, after those of the same slot.
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

--- Takes out, one after another, the claims whose time was over before `now`.
function expiry.due(state, now)
  local queue = state.expiry
  return function()
    local claim = queue[queue.first]
    if not claim or now <= slots.lapses(state.claims.slot[claim], state.event) then return nil end
    queue[queue.first] = nil
    queue.first = queue.first + 1
    return claim
  end
end

return expiry
