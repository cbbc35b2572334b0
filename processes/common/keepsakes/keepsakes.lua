--- Keepsakes: assets that a process makes for what somebody did in it, one for each kind and address. Whoever earned one asks for it;
-- then the process spawns it, and gives it its code once the network says where it is.
local constants = require('common.keepsakes.constants')

local keepsakes = {}

--- A state with keepsakes.
---@class KeepsakeState: ProcessState
---@field keepsakes Keepsakes in the order in which they were asked for
---@field keepsakeOf table<string, integer> row of a keepsake, by its address and kind

---@class Keepsakes: Rows
---@field kind string[]
---@field asset (string | false)[] id of its process; false until the network has named it
---@field spawns integer[] how often it was spawned: at first, and where the network seemed to have lost it
---@field spawnedAt integer[] time of the latest spawn, in milliseconds

---@type table<string, ColumnGroup>
keepsakes.TABLES = { keepsakes = { kind = '', asset = false, spawns = 0, spawnedAt = 0 } }

--- Returns the row of somebody's keepsake, if it was asked for.
---@param state KeepsakeState
---@param address string
---@param kind string
---@return integer?
function keepsakes.of(state, address, kind)
  return state.keepsakeOf[address .. ' ' .. kind]
end

--- Returns the time from which a keepsake is late: its latest spawn seems lost, and it may be asked for again. A keepsake that has its
-- id is never late. The page compares it with its own clock, since a dry run may have no time.
---@param state KeepsakeState
---@param row integer
---@return integer? lateAt in milliseconds
function keepsakes.lateAt(state, row)
  local rows = state.keepsakes
  if rows.asset[row] then return nil end
  return rows.spawnedAt[row] + (constants.SPAWN_WAIT_MS << math.min(rows.spawns[row] - 1, constants.SPAWN_WAIT_DOUBLINGS))
end

--- Returns the row of somebody's keepsake, which gets one, and true when it must be spawned: at first, and where it is late.
---@param state KeepsakeState
---@param address string
---@param kind string
---@param now integer in milliseconds
---@return integer row
---@return boolean isDue
function keepsakes.claim(state, address, kind, now)
  local rows, row = state.keepsakes, keepsakes.of(state, address, kind)
  if not row then
    row = rows.total + 1
    rows.total, state.keepsakeOf[address .. ' ' .. kind] = row, row
    rows.kind[row], rows.asset[row], rows.spawns[row] = kind, false, 0
  elseif now < (keepsakes.lateAt(state, row) or math.huge) then
    return row, false
  end
  rows.spawns[row], rows.spawnedAt[row] = rows.spawns[row] + 1, now
  return row, true
end

--- Returns true for a keepsake that waits for its id.
---@param state KeepsakeState
---@param row integer
---@return boolean
function keepsakes.isAwaited(state, row)
  return state.keepsakes.asset[row] == false
end

--- Keeps the id of a keepsake.
---@param state KeepsakeState
---@param row integer
---@param asset string
function keepsakes.born(state, row, asset)
  state.keepsakes.asset[row] = asset
end

return keepsakes
