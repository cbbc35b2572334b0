--- Doors: the hash chains whose codes an organiser shows at a meet-up (common/presence/chains.lua). A meet-up can have several,
-- one after another: another device opens a new one.
local base64url = require('common.codec.base64url')
local chains = require('common.presence.chains')
local packedColumn = require('common.state.packed-column')
local constants = require('constants')
local doorSlots = require('domain.doors.door-slots')

local doors = {}

---@class Doors: PresenceChains
---@field opener string[] address of the organiser who opened it
---@field meetUp integer[]

---@type ColumnGroup
doors.COLUMNS = chains.columns(constants.DOOR_TOKEN_BYTES)
doors.COLUMNS.opener, doors.COLUMNS.meetUp = '', 0

---@class NewDoor: NewChain
---@field meetUp integer
---@field opener string

--- Returns the newest door of a meet-up; false without one.
---@param state CommunityState
---@param meetUp integer
---@return integer | false
function doors.newest(state, meetUp)
  return state.meetUps.door[meetUp]
end

--- Returns true when the newest door of a meet-up is the door that a message asks for: the network delivered the message again.
---@param state CommunityState
---@param new NewDoor
---@return boolean
function doors.isNewest(state, new)
  local rows, door = state.doors, doors.newest(state, new.meetUp)
  if not door or rows.opener[door] ~= new.opener then return false end
  if rows.start[door] ~= new.start or rows.length[door] ~= new.length then return false end
  -- the value changes with disclosures, and a chain has no two equal ones
  return rows.slot[door] > new.start or packedColumn.get(rows.value, door) == new.anchor
end

--- Returns true when a meet-up can have one more door.
---@param state CommunityState
---@param meetUp integer
---@return boolean
function doors.hasRoom(state, meetUp)
  return chains.count(state.doors, doors.newest(state, meetUp)) < constants.MAX_DOORS_PER_MEET_UP
end

--- Opens a door.
---@param state CommunityState
---@param new NewDoor
---@param now integer
function doors.open(state, new, now)
  local rows, older = state.doors, doors.newest(state, new.meetUp)
  local door = chains.add(rows, new, older, doorSlots.latestOpen(now))
  rows.opener[door], rows.meetUp[door] = new.opener, new.meetUp
  state.meetUps.door[new.meetUp] = door
end

--- Returns the door that gives a slot of a meet-up its token; false without one.
---@param state CommunityState
---@param meetUp integer
---@param slot integer
---@return integer | false
function doors.covering(state, meetUp, slot)
  return chains.covering(state.doors, doors.newest(state, meetUp), slot)
end

--- Returns true when the token of a slot is known: any reader of the ledger could make a claim of it.
---@param state CommunityState
---@param door integer
---@param slot integer
---@return boolean
function doors.isDisclosed(state, door, slot)
  return chains.cost(state.doors, door, slot) == 0
end

--- Returns the last moment at which a code of the newest door of a meet-up can be claimed; nil without one.
---@param state CommunityState
---@param meetUp integer
---@return integer?
function doors.closesAt(state, meetUp)
  local rows, door = state.doors, doors.newest(state, meetUp)
  if not door then return nil end
  return math.min(doorSlots.closes(rows.start[door] + rows.length[door]), doorSlots.doorUntil(state, meetUp))
end

--- Returns true when an address opened a door of a meet-up.
---@param state CommunityState
---@param meetUp integer
---@param address string
---@return boolean
function doors.isOpener(state, meetUp, address)
  local rows, door = state.doors, doors.newest(state, meetUp)
  while door and rows.opener[door] ~= address do
    door = rows.older[door]
  end
  return door ~= false
end

--- Returns what the hashes of a door's chain begin with.
---@param state CommunityState
---@param door integer
---@return string
function doors.prefix(state, door)
  return constants.DOOR_CHAIN_LABEL .. base64url.decode(state.doors.opener[door])
end

--- Finds the door of a meet-up that a token belongs to, newest first.
---@param state CommunityState
---@param meetUp integer
---@param slot integer
---@param token string
---@return integer? door nil for a token of no door
---@return boolean isSettled true when a door has that slot settled, so that no token is needed
function doors.prove(state, meetUp, slot, token)
  local rows, left, isSettled = state.doors, constants.MAX_DOOR_HASHES, false
  local door = doors.covering(state, meetUp, slot)
  while door do
    local cost = chains.cost(rows, door, slot)
    if cost == 0 then
      isSettled = true
    elseif cost <= left then
      local _, value = chains.descend(rows, door, doors.prefix(state, door), slot, token, cost)
      if chains.isVerified(rows, door, value) then return door, isSettled end
      left = left - cost
    end
    door = chains.covering(rows, rows.older[door], slot)
  end
  return nil, isSettled
end

return doors
