--- The events that wallets propose to a city, until its lead announces or declines them. No page but the lead's own shows them, and each
-- city has few, of which a wallet has one: a flood of them is in the way of nothing else.
local constants = require('constants')

local proposed = {}

---@class ProposedEvents
---@field ofCity table<string, ProposedEvent[]> in the order of their proposals, by city

---@class ProposedEvent: AnnouncedFields
---@field by string address of who proposed it

--- Returns the part of a new state.
---@return ProposedEvents
function proposed.new()
  return { ofCity = {} }
end

--- Keeps those proposals to a city that fit.
---@param state CommunityState
---@param city string
---@param isKept fun(row: ProposedEvent): boolean
local function keep(state, city, isKept)
  local kept = {}
  for _, row in ipairs(state.proposed.ofCity[city] or {}) do
    if isKept(row) then kept[#kept + 1] = row end
  end
  state.proposed.ofCity[city] = #kept > 0 and kept or nil
end

--- Returns the proposals to a city whose events have not ended.
---@param state CommunityState
---@param city string
---@param now integer
---@return ProposedEvent[]
function proposed.list(state, city, now)
  local rows = {}
  for _, row in ipairs(state.proposed.ofCity[city] or {}) do
    if row.endsAt > now then rows[#rows + 1] = row end
  end
  return rows
end

--- Returns true when an event of a process is proposed to a city.
---@param state CommunityState
---@param city string
---@param process string
---@param now integer
---@return boolean
function proposed.has(state, city, process, now)
  for _, row in ipairs(proposed.list(state, city, now)) do
    if row.process == process then return true end
  end
  return false
end

--- Returns true when a wallet can propose an event to a city: its own earlier proposal makes room.
---@param state CommunityState
---@param city string
---@param by string
---@param now integer
---@return boolean
function proposed.hasRoom(state, city, by, now)
  local rows = proposed.list(state, city, now)
  for _, row in ipairs(rows) do
    if row.by == by then return true end
  end
  return #rows < constants.MAX_PROPOSED_IN_CITY
end

--- Proposes an event, in place of the wallet's earlier proposal to the city.
---@param state CommunityState
---@param given AnnouncedFields
---@param by string
---@param now integer
function proposed.set(state, given, by, now)
  keep(state, given.city, function(row) return row.by ~= by and row.endsAt > now end)
  local row = { by = by }
  for name, value in pairs(given) do
    row[name] = value
  end
  local rows = state.proposed.ofCity[given.city] or {}
  rows[#rows + 1] = row
  state.proposed.ofCity[given.city] = rows
end

--- Removes all proposals of an event to a city.
---@param state CommunityState
---@param city string
---@param process string
function proposed.remove(state, city, process)
  keep(state, city, function(row) return row.process ~= process end)
end

return proposed
