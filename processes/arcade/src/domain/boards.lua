--- The boards. Each keeps the best run of each person in one of two trees, of people who are admitted and of everybody else, and of
-- each person the best runs that count there in another one, so that the next best one takes the place of a run that is struck.
-- The list of everybody else has a fixed number of places, so free wallets leave no more than that; they take none of the other.
local orderedTree = require('common.state.ordered-tree')
local takeRow = require('common.state.take-row')
local constants = require('constants')
local scores = require('domain.scores')

local boards = {}

---@class ArcadeBoard
---@field admitted integer top of the tree of people who are admitted
---@field others integer top of the tree of everybody else
---@field entryOf table<integer, integer> entry by person
---@field creditedOf table<integer, integer> points that were given, by person whose entry was dropped

---@class ArcadeBoards
---@field byId table<string, ArcadeBoard>
---@field freeCounts integer[] rows of counts that were dropped
---@field freeEntries integer[] rows of entries that were dropped

--- A person on a board.
---@class EntryRows: Rows
---@field board string[] id
---@field person integer[]
---@field counts integer[] top of the tree of the runs that count
---@field best integer[] row of the best score, 0 when every run was struck
---@field credited integer[] points of the best score that were ever given
---@field isAdmitted boolean[] the list that the entry is on
---@field older integer[] entry of the same person before it, 0 for none
---@field newer integer[] entry of the same person after it, 0 for none
---@field day integer[] number of the latest day on which a run counted
---@field runs integer[] runs that counted on that day
---@field order TreeLinks

--- A run that counts on a board.
---@class CountRows: Rows
---@field entry integer[]
---@field score integer[] row
---@field older integer[] count of the same run on another board, 0 for none
---@field order TreeLinks

--- Returns the part of a new state.
---@return ArcadeBoards
function boards.new()
  return { byId = {}, freeCounts = {}, freeEntries = {} }
end

local LINKS = { left = 0, right = 0, size = 0 }

---@type table<string, ColumnGroup>
boards.TABLES = {
  entryRows = {
    board = '',
    person = 0,
    counts = 0,
    best = 0,
    credited = 0,
    isAdmitted = false,
    older = 0,
    newer = 0,
    day = 0,
    runs = 0,
    order = LINKS,
  },
  countRows = { entry = 0, score = 0, older = 0, order = LINKS },
}

--- Returns the order of a board's entries.
---@param state ArcadeState
---@return IsBefore
local function byBest(state)
  local best = state.entryRows.best
  ---@param entry integer
  ---@param other integer
  ---@return boolean
  return function(entry, other) return scores.isBefore(state, best[entry], best[other]) end
end

--- Returns the order of the runs of one entry.
---@param state ArcadeState
---@return IsBefore
local function byScore(state)
  local score = state.countRows.score
  ---@param count integer
  ---@param other integer
  ---@return boolean
  return function(count, other) return scores.isBefore(state, score[count], score[other]) end
end

--- Returns the board with an id, which is opened if need be.
---@param state ArcadeState
---@param id string
---@return ArcadeBoard
local function boardAt(state, id)
  local byId = state.boards.byId
  byId[id] = byId[id] or { admitted = 0, others = 0, entryOf = {}, creditedOf = {} }
  return byId[id]
end

--- Returns the entry of a person on a board, which has one if need be.
---@param state ArcadeState
---@param id string
---@param person integer
---@return integer
local function entryAt(state, id, person)
  local board, rows, entries = boardAt(state, id), state.entryRows, state.people.entries
  if not board.entryOf[person] then
    local entry, older = takeRow(rows, state.boards.freeEntries), entries[person]
    rows.board[entry], rows.person[entry], rows.counts[entry] = id, person, 0
    rows.best[entry], rows.credited[entry], rows.isAdmitted[entry] = 0, board.creditedOf[person] or 0, false
    rows.older[entry], rows.newer[entry], rows.day[entry], rows.runs[entry] = older, 0, 0, 0
    rows.order.left[entry], rows.order.right[entry], rows.order.size[entry] = 0, 0, 0
    if older ~= 0 then rows.newer[older] = entry end
    entries[person], board.entryOf[person] = entry, entry
  end
  return board.entryOf[person]
end

--- Returns the name of the list that an entry is on.
---@param state ArcadeState
---@param entry integer
---@return 'admitted' | 'others'
function boards.listOf(state, entry)
  return state.entryRows.isAdmitted[entry] and 'admitted' or 'others'
end

--- Takes an entry with a place off its list.
---@param state ArcadeState
---@param entry integer
local function takeOff(state, entry)
  local rows, list = state.entryRows, boards.listOf(state, entry)
  local board = state.boards.byId[rows.board[entry]]
  board[list] = orderedTree.remove(rows.order, board[list], entry, byBest(state))
end

--- Puts an entry at the place of the best of its runs, on the list that its person belongs on.
---@param state ArcadeState
---@param entry integer
local function place(state, entry)
  local rows, first = state.entryRows, {}
  local board, isAdmitted = state.boards.byId[rows.board[entry]], state.people.isAdmitted[rows.person[entry]]
  orderedTree.append(state.countRows.order, rows.counts[entry], 1, 1, first)
  local best = first[1] and state.countRows.score[first[1]] or 0
  if best == rows.best[entry] and isAdmitted == rows.isAdmitted[entry] then return end
  if rows.best[entry] ~= 0 then takeOff(state, entry) end
  rows.best[entry], rows.isAdmitted[entry] = best, isAdmitted
  local list = boards.listOf(state, entry)
  if best ~= 0 then board[list] = orderedTree.add(rows.order, board[list], entry, byBest(state)) end
end

--- Takes a count from those of its run.
---@param state ArcadeState
---@param count integer
local function unlink(state, count)
  local counts, latest = state.countRows, state.scoreRows.count
  local score = counts.score[count]
  if latest[score] == count then
    latest[score] = counts.older[count]
    return
  end
  local newer = latest[score]
  while counts.older[newer] ~= count do
    newer = counts.older[newer]
  end
  counts.older[newer] = counts.older[count]
end

--- Takes a run of an entry off the board.
---@param state ArcadeState
---@param entry integer
---@param count integer
---@param dropped integer[] gets the row of the run
local function dropCount(state, entry, count, dropped)
  local counts, rows = state.countRows, state.entryRows
  rows.counts[entry] = orderedTree.remove(counts.order, rows.counts[entry], count, byScore(state))
  unlink(state, count)
  table.insert(state.boards.freeCounts, count)
  dropped[#dropped + 1] = counts.score[count]
end

--- Takes the lowest run of an entry that has more than a board keeps off the board, which is never the best one.
---@param state ArcadeState
---@param entry integer
---@param dropped integer[] gets the row of the run
local function dropLowest(state, entry, dropped)
  local counts, lowest = state.countRows, {}
  local size = orderedTree.size(counts.order, state.entryRows.counts[entry])
  if size <= constants.MAX_KEPT_RUNS then return end
  orderedTree.append(counts.order, state.entryRows.counts[entry], size, size, lowest)
  dropCount(state, entry, lowest[1], dropped)
end

--- Takes an entry out of those of its person.
---@param state ArcadeState
---@param entry integer
local function unlinkEntry(state, entry)
  local rows, people = state.entryRows, state.people
  local person, older, newer = rows.person[entry], rows.older[entry], rows.newer[entry]
  if older ~= 0 then rows.newer[older] = newer end
  if newer ~= 0 then
    rows.older[newer] = older
  else
    people.entries[person] = older
  end
  if people.moving[person] == entry then people.moving[person] = older end
end

--- Drops the last one of those who aren't admitted, with its runs there, once a board has more of them than places.
---@param state ArcadeState
---@param id string
---@param dropped integer[] gets the rows of the runs
local function dropLast(state, id, dropped)
  local board, rows, last = state.boards.byId[id], state.entryRows, {}
  local size = orderedTree.size(rows.order, board.others)
  if size <= constants.MAX_OTHERS then return end
  orderedTree.append(rows.order, board.others, size, size, last)
  local entry = last[1]
  takeOff(state, entry)
  while rows.counts[entry] ~= 0 do
    dropCount(state, entry, rows.counts[entry], dropped)
  end
  unlinkEntry(state, entry)
  local person, credited = rows.person[entry], rows.credited[entry]
  board.entryOf[person], board.creditedOf[person] = nil, credited > 0 and credited or nil
  table.insert(state.boards.freeEntries, entry)
end

--- Lets a submitted run count on a board; returns the entry of its person there, nil where it has no place.
---@param state ArcadeState
---@param id string
---@param score integer row
---@param dropped integer[] gets the rows of runs that the board keeps no more
---@return integer?
function boards.count(state, id, score, dropped)
  local person = state.scoreRows.person[score]
  local entry, counts, rows = entryAt(state, id, person), state.countRows, state.entryRows
  local count = takeRow(counts, state.boards.freeCounts)
  counts.entry[count], counts.score[count], counts.older[count] = entry, score, state.scoreRows.count[score]
  state.scoreRows.count[score] = count
  rows.counts[entry] = orderedTree.add(counts.order, rows.counts[entry], count, byScore(state))
  place(state, entry)
  dropLowest(state, entry, dropped)
  dropLast(state, id, dropped)
  return boards.entryOf(state, id, person)
end

--- Drops those runs of a list, with their logs, that no board keeps.
---@param state ArcadeState
---@param dropped integer[] rows; a run can be there more than once
function boards.dropUnkept(state, dropped)
  for _, score in ipairs(dropped) do
    if scores.isKept(state, score) and not boards.keeps(state, score) then scores.drop(state, score) end
  end
end

--- Moves an entry to the list that its person belongs on.
---@param state ArcadeState
---@param entry integer
function boards.move(state, entry)
  local dropped = {}
  place(state, entry)
  dropLast(state, state.entryRows.board[entry], dropped)
  boards.dropUnkept(state, dropped)
end

--- Returns the number of a person's runs that counted on a board on a day.
---@param state ArcadeState
---@param entry integer?
---@param day integer number of the day
---@return integer
function boards.runsOn(state, entry, day)
  local rows = state.entryRows
  return entry and rows.day[entry] == day and rows.runs[entry] or 0
end

--- Notes that one more run of a person counted on a day.
---@param state ArcadeState
---@param entry integer
---@param day integer number of the day
function boards.noteRun(state, entry, day)
  local rows = state.entryRows
  rows.day[entry], rows.runs[entry] = day, boards.runsOn(state, entry, day) + 1
end

--- Returns true while a submitted run counts on a board, or did when it was struck.
---@param state ArcadeState
---@param score integer row
---@return boolean
function boards.keeps(state, score)
  return state.scoreRows.count[score] ~= 0
end

--- Strikes a run from all its boards.
---@param state ArcadeState
---@param score integer row
---@param reason string
function boards.strike(state, score, reason)
  local counts, rows = state.countRows, state.entryRows
  state.scoreRows.struck[score] = reason
  local count = state.scoreRows.count[score]
  while count ~= 0 do
    local entry = counts.entry[count]
    rows.counts[entry] = orderedTree.remove(counts.order, rows.counts[entry], count, byScore(state))
    place(state, entry)
    count = counts.older[count]
  end
end

--- Returns the entry of a person on a board, also one without a place.
---@param state ArcadeState
---@param id string
---@param person integer?
---@return integer?
function boards.entryOf(state, id, person)
  local board = state.boards.byId[id]
  return board and person and board.entryOf[person]
end

--- Returns the number of places on a list of a board.
---@param state ArcadeState
---@param id string
---@param list 'admitted' | 'others'
---@return integer
function boards.size(state, id, list)
  local board = state.boards.byId[id]
  return board and orderedTree.size(state.entryRows.order, board[list]) or 0
end

--- Returns the place of an entry on its list, from 1; nothing when every run of it was struck.
---@param state ArcadeState
---@param entry integer
---@return integer?
function boards.placeOf(state, entry)
  local rows = state.entryRows
  if rows.best[entry] == 0 then return nil end
  local board = state.boards.byId[rows.board[entry]]
  return orderedTree.place(rows.order, board[boards.listOf(state, entry)], entry, byBest(state))
end

--- Returns the entries at the places `offset + 1` to `offset + limit` of a list.
---@param state ArcadeState
---@param id string
---@param list 'admitted' | 'others'
---@param offset integer
---@param limit integer
---@return integer[]
function boards.page(state, id, list, offset, limit)
  local board, page = state.boards.byId[id], {}
  local last = math.min(offset + limit, boards.size(state, id, list))
  if board then orderedTree.append(state.entryRows.order, board[list], offset + 1, last, page) end
  return page
end

return boards
