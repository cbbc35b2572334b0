--- The keepsakes of meet-ups: one for each and each of the people who attended, once it is over.
local kept = require('common.keepsakes.keepsakes')
local cities = require('domain.cities')
local attendees = require('domain.meet-ups.attendees')
local meetUps = require('domain.meet-ups.meet-ups')

local keepsakes = { TABLES = kept.TABLES }

--- Returns the part of a new state.
---@return table<string, integer>
function keepsakes.new()
  return {}
end

--- Returns the kind of the keepsake of a meet-up.
---@param meetUp integer
---@return string
function keepsakes.kindOf(meetUp)
  return 'meetup:' .. meetUp
end

--- Returns true for somebody whose attendance at a meet-up that is over is confirmed. A meet-up of a hidden city gives none.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@param now integer
---@return boolean
function keepsakes.isEarned(state, meetUp, address, now)
  local attendee = attendees.of(state, meetUp, address)
  if not attendee or not state.attendees.attended[attendee] then return false end
  return meetUps.isOver(state, meetUp, now) and not cities.of(state, state.meetUps.city[meetUp]).hidden
end

--- Returns the id of somebody's keepsake of a meet-up, if it is made.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@return string?
function keepsakes.assetOf(state, meetUp, address)
  local row = kept.of(state, address, keepsakes.kindOf(meetUp))
  return row and state.keepsakes.asset[row] or nil
end

return keepsakes
