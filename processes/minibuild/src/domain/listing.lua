--- The orders in which entries are listed. Each list is made anew for a message; a contest has few enough entries for that.
local entries = require('domain.entries')
local teams = require('domain.teams')

local listing = {}

---@class AskedEntryList
---@field order string
---@field seed integer?
---@field kind string?
---@field search string? folded
---@field isSeeking boolean true for entries of teams that look for members
---@field isForStaff boolean true for hidden and withdrawn entries too

--- Bits of the number of an entry.
local ENTRY_BITS = 12
local ENTRY_MASK = (1 << ENTRY_BITS) - 1

--- Returns true when an entry belongs to a list.
---@param state MinibuildState
---@param entry integer
---@param asked AskedEntryList
---@return boolean
local function fits(state, entry, asked)
  local rows = state.entryRows
  if not (asked.isForStaff or entries.isShown(state, entry)) then return false end
  if asked.kind and rows.kind[entry] ~= asked.kind then return false end
  if asked.isSeeking and not teams.seeking(state, rows.team[entry]) then return false end
  return not asked.search or rows.folded[entry]:find(asked.search, 1, true) ~= nil
end

--- Returns the entries of a list, the latest first.
---@param state MinibuildState
---@param asked AskedEntryList
---@return integer[]
local function newest(state, asked)
  local list = {}
  for entry = state.entryRows.total, 1, -1 do
    if fits(state, entry, asked) then list[#list + 1] = entry end
  end
  return list
end

--- Returns 32 bits that follow from a seed and an entry, and look like chance: the finisher of SplitMix64.
---@param seed integer
---@param entry integer
---@return integer
local function chanceOf(seed, entry)
  local bits = seed * 0x9e3779b97f4a7c15 + entry * 0xd1b54a32d192ed03
  bits = (bits ~ bits >> 30) * 0xbf58476d1ce4e5b9
  bits = (bits ~ bits >> 27) * 0x94d049bb133111eb
  return (bits ~ bits >> 31) & 0xffffffff
end

--- Shuffles entries by a seed. The order of two of them doesn't change when others come.
---@param list integer[] changed in place
---@param seed integer
local function shuffle(list, seed)
  for index, entry in ipairs(list) do
    list[index] = chanceOf(seed, entry) << ENTRY_BITS | entry
  end
  table.sort(list)
  for index, key in ipairs(list) do
    list[index] = key & ENTRY_MASK
  end
end

--- Sorts entries by their titles.
---@param state MinibuildState
---@param list any[] changed in place
local function sortByTitle(state, list)
  for index, entry in ipairs(list) do
    list[index] = ('%s\0%04d'):format(state.entryRows.folded[entry], entry)
  end
  table.sort(list)
  for index, key in ipairs(list) do
    list[index] = math.tointeger(tonumber(key:sub(-4)))
  end
end

--- Returns the entries of a list in the order of their places; those without one come last.
---@param state MinibuildState
---@param asked AskedEntryList
---@return integer[]
local function byPlace(state, asked)
  local list, others = {}, newest(state, asked)
  for result = 1, state.resultRows.total do
    local entry = state.resultRows.entry[result]
    if fits(state, entry, asked) then list[#list + 1] = entry end
  end
  for _, entry in ipairs(others) do
    if state.entryRows.place[entry] == 0 then list[#list + 1] = entry end
  end
  return list
end

--- Returns the entries that are asked for, in their order.
---@param state MinibuildState
---@param asked AskedEntryList
---@return integer[]
function listing.of(state, asked)
  if asked.order == 'place' then return byPlace(state, asked) end
  local list = newest(state, asked)
  if asked.order == 'shuffled' then shuffle(list, asked.seed) end
  if asked.order == 'title' then sortByTitle(state, list) end
  return list
end

return listing
