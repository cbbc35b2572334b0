--- The people on boards and in cities' teams: one number for each address, in the order in which they came. Those who have a
-- name are in an ordered tree by its folded form.
local unicodeFold = require('common.codec.unicode-fold')
local orderedTree = require('common.state.ordered-tree')
local profiles = require('domain.profiles')

local people = {}

---@class People: Rows
---@field address string[]
---@field folded string[] name in folded form, empty without one
---@field byName TreeLinks
---@field city string[] slug of the city that the person chose last, empty before
---@field season integer[] season of that choice
---@field joined integer[] version of the day of that choice
---@field row integer[] latest row on a board, 0 for none, see `BoardRows.older`

---@type ColumnGroup
people.COLUMNS = {
  address = '',
  folded = '',
  byName = { left = 0, right = 0, size = 0 },
  city = '',
  season = 0,
  joined = 0,
  row = 0,
}

--- Returns the order of the people by their names.
---@param rows People
---@return IsBefore
local function orderOf(rows)
  ---@param person integer
  ---@param other integer
  ---@return boolean
  return function(person, other) return rows.folded[person] < rows.folded[other] end
end

--- Gives a person another name, or none.
---@param state CommunityState
---@param person integer
---@param name string?
local function setName(state, person, name)
  local rows, kept = state.boardPeople, state.boards
  local isBefore = orderOf(rows)
  if rows.folded[person] ~= '' then kept.named = orderedTree.remove(rows.byName, kept.named, person, isBefore) end
  rows.folded[person] = name and unicodeFold.fold(name) or ''
  if rows.folded[person] ~= '' then kept.named = orderedTree.add(rows.byName, kept.named, person, isBefore) end
end

--- Returns the number of an address.
---@param state CommunityState
---@param address string
---@return integer?
function people.of(state, address)
  return state.boards.personOf[address]
end

--- Returns the number of an address, which gets one if it has none.
---@param state CommunityState
---@param address string
---@return integer
function people.add(state, address)
  local rows, known = state.boardPeople, people.of(state, address)
  if known then return known end
  local person = rows.total + 1
  rows.total = person
  rows.address[person], rows.folded[person], rows.city[person] = address, '', ''
  rows.season[person], rows.joined[person], rows.row[person] = 0, 0, 0
  rows.byName.left[person], rows.byName.right[person], rows.byName.size[person] = 0, 0, 0
  state.boards.personOf[address] = person
  setName(state, person, profiles.nameOf(state, address))
  return person
end

--- Takes over the name that an address has now.
---@param state CommunityState
---@param address string
function people.rename(state, address)
  local person = people.of(state, address)
  if person then setName(state, person, profiles.nameOf(state, address)) end
end

--- Returns the city that a person plays for this season.
---@param state CommunityState
---@param person integer
---@return string?
function people.cityOf(state, person)
  local rows = state.boardPeople
  if rows.season[person] > 0 and rows.season[person] == state.boards.season then return rows.city[person] end
end

--- Returns the people whose names begin with a text, by name: at most `limit` after the first `from` of them, and true when
-- there are more.
---@param state CommunityState
---@param prefix string in folded form
---@param from integer
---@param limit integer
---@return integer[] found
---@return boolean isMore
function people.named(state, prefix, from, limit)
  local rows, found = state.boardPeople, {}
  local node, before = state.boards.named, 0
  while node ~= 0 do
    if rows.folded[node] < prefix then
      before = before + orderedTree.size(rows.byName, rows.byName.left[node]) + 1
      node = rows.byName.right[node]
    else
      node = rows.byName.left[node]
    end
  end
  local first, list = before + from + 1, {}
  orderedTree.append(rows.byName, state.boards.named, first, first + limit, list)
  for index, person in ipairs(list) do
    if rows.folded[person]:sub(1, #prefix) ~= prefix then return found, false end
    if index > limit then return found, true end
    found[index] = person
  end
  return found, false
end

return people
