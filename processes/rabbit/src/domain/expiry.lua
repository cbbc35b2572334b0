--- The queue of counted claims by the time they lapse, so that expiring looks only at those that are due.
--
-- The deadline follows from the slot (domain/slots), so the claims are kept by slot and the slots in order. A claim that
-- is settled meanwhile stays until its time.
local slots = require('domain.slots')

local expiry = {}

---@class Expiry
---@field first integer index of the first slot
---@field last integer index of the last slot
---@field slots table<integer, integer> the slots that have claims, ascending
---@field claims table<integer, integer[]> the claims of each of them

--- Returns an empty queue.
---@return Expiry
function expiry.new()
  return { first = 1, last = 0, slots = {}, claims = {} }
end

--- Puts a claim in. Only slots whose claim window is open get claims, so it passes no more slots than those.
---@param state RabbitState
---@param claim integer
function expiry.push(state, claim)
  local queue, slot = state.expiry, state.claims.slot[claim]
  if not queue.claims[slot] then
    local at = queue.last
    while at >= queue.first and queue.slots[at] > slot do
      queue.slots[at + 1] = queue.slots[at]
      at = at - 1
    end
    queue.slots[at + 1], queue.claims[slot] = slot, {}
    queue.last = queue.last + 1
  end
  local list = queue.claims[slot]
  list[#list + 1] = claim
end

--- Returns true when a claim is in the queue whose time was over before `now`.
---@param state RabbitState
---@param now integer
---@return boolean
function expiry.isDue(state, now)
  local slot = state.expiry.slots[state.expiry.first]
  return slot ~= nil and now > slots.lapses(slot, state.event)
end

--- Takes the next claim out whose time was over before `now`; returns nil when there is none.
---@param state RabbitState
---@param now integer
---@return integer?
function expiry.takeDue(state, now)
  if not expiry.isDue(state, now) then return nil end
  local queue = state.expiry
  local slot = queue.slots[queue.first]
  local list = queue.claims[slot]
  local claim = table.remove(list)
  if #list == 0 then
    queue.claims[slot], queue.slots[queue.first] = nil, nil
    queue.first = queue.first + 1
  end
  return claim
end

--- Brings a queue of state version 1, which was one list of claims, into slots.
---@param state RabbitState
function expiry.fromList(state)
  local list = state.expiry
  state.expiry = expiry.new()
  for index = list.first, list.last do
    expiry.push(state, list[index])
  end
end

return expiry
