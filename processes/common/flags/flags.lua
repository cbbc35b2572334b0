--- Flags: people report a thing to the staff, each address once. A flag does nothing by itself, since an address is not a person. The
-- staff see one row for each thing, those with most flags first, and their decision takes it off the list.
local orderedTree = require('common.state.ordered-tree')
local constants = require('common.flags.constants')

local flags = {}

--- Names a thing within its process, such as an entry or a rabbit.
---@alias FlaggedThing integer | string

--- A state with flags.
---@class FlaggedState: ProcessState
---@field flags Flags
---@field flagRows FlagRows

---@class Flags
---@field rowOf table<FlaggedThing, integer> row of each thing that was ever flagged
---@field given table<string, true> flags that were set, by thing and address
---@field count table<string, integer> number of flags that an address has set
---@field top integer of the tree of the things that wait for the staff, 0 for an empty one

--- Things that were flagged, with the flags since the latest decision on each.
---@class FlagRows: Rows
---@field thing FlaggedThing[]
---@field count integer[] 0 for a thing that doesn't wait
---@field reason string[] that of the latest flag
---@field at integer[] time of the latest flag, in milliseconds
---@field place TreeLinks

--- Returns the part of a new state.
---@return Flags
function flags.new()
  return { rowOf = {}, given = {}, count = {}, top = 0 }
end

---@type table<string, ColumnGroup>
flags.TABLES = { flagRows = { thing = 0, count = 0, reason = '', at = 0, place = { left = 0, right = 0, size = 0 } } }

--- Returns the order of the list: more flags first, then the latest.
---@param rows FlagRows
---@return IsBefore
local function orderOf(rows)
  local count, at = rows.count, rows.at
  ---@param row integer
  ---@param other integer
  ---@return boolean
  return function(row, other)
    if count[row] ~= count[other] then return count[row] > count[other] end
    if at[row] ~= at[other] then return at[row] > at[other] end
    return row < other
  end
end

--- Returns the key of a flag.
---@param thing FlaggedThing
---@param address string
---@param title? string that of a thing that can get another one, which can be flagged anew
---@return string
local function keyOf(thing, address, title)
  return thing .. ' ' .. address .. (title and ' ' .. title or '')
end

--- Returns the number of flags of a thing that wait for the staff.
---@param state FlaggedState
---@param thing FlaggedThing
---@return integer
function flags.countOf(state, thing)
  local row = state.flags.rowOf[thing]
  return row and state.flagRows.count[row] or 0
end

--- Returns true when an address has flagged a thing.
---@param state FlaggedState
---@param thing FlaggedThing
---@param address string
---@param title? string
---@return boolean
function flags.has(state, thing, address, title)
  return state.flags.given[keyOf(thing, address, title)] == true
end

--- Returns true when an address can set one more flag, and the thing can have one.
---@param state FlaggedState
---@param thing FlaggedThing
---@param address string
---@return boolean
function flags.hasRoom(state, thing, address)
  local ofAddress = state.flags.count[address] or 0
  return ofAddress < constants.MAX_FLAGS_OF_ADDRESS and flags.countOf(state, thing) < constants.MAX_FLAGS
end

--- Returns the row of a thing, which gets one if it has none.
---@param state FlaggedState
---@param thing FlaggedThing
---@return integer
local function rowFor(state, thing)
  local rows, known = state.flagRows, state.flags.rowOf[thing]
  if known then return known end
  local row = rows.total + 1
  rows.total, state.flags.rowOf[thing] = row, row
  rows.thing[row], rows.count[row], rows.reason[row], rows.at[row] = thing, 0, '', 0
  rows.place.left[row], rows.place.right[row], rows.place.size[row] = 0, 0, 0
  return row
end

--- Takes a row off the list, if it is on it.
---@param state FlaggedState
---@param row integer
local function takeOff(state, row)
  local rows, kept = state.flagRows, state.flags
  if rows.count[row] > 0 then kept.top = orderedTree.remove(rows.place, kept.top, row, orderOf(rows)) end
end

--- Sets a flag.
---@param state FlaggedState
---@param thing FlaggedThing
---@param address string
---@param reason string
---@param now integer in milliseconds
---@param title? string
function flags.add(state, thing, address, reason, now, title)
  local rows, kept = state.flagRows, state.flags
  local row = rowFor(state, thing)
  takeOff(state, row)
  rows.count[row], rows.reason[row], rows.at[row] = rows.count[row] + 1, reason, now
  kept.top = orderedTree.add(rows.place, kept.top, row, orderOf(rows))
  kept.given[keyOf(thing, address, title)], kept.count[address] = true, (kept.count[address] or 0) + 1
end

--- Takes a thing off the list, since the staff have decided on it.
---@param state FlaggedState
---@param thing FlaggedThing
function flags.decide(state, thing)
  local rows, row = state.flagRows, state.flags.rowOf[thing]
  if not row then return end
  takeOff(state, row)
  rows.count[row], rows.reason[row] = 0, ''
end

--- Returns the number of things that wait for the staff.
---@param state FlaggedState
---@return integer
function flags.total(state)
  return orderedTree.size(state.flagRows.place, state.flags.top)
end

--- Returns the row at a place of the list.
---@param state FlaggedState
---@param place integer from 1 to their number
---@return integer
function flags.rowAt(state, place)
  local list = {}
  orderedTree.append(state.flagRows.place, state.flags.top, place, place, list)
  return list[1]
end

return flags
