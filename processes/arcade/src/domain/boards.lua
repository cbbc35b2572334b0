--- The boards. Each keeps the best run of each person in a tree, and of each person the best runs that count there in another
-- one, so that the next best one takes the place of a run that is struck.
local orderedTree = require('common.state.ordered-tree')
local constants = require('constants')
local scores = require('domain.scores')

local boards = {}

---@class ArcadeBoard
---@field top integer of the tree of its entries
---@field entryOf table<integer, integer> entry by person

---@class ArcadeBoards
---@field byId table<string, ArcadeBoard>
---@field freeCounts integer[] rows of counts that were dropped

--- A person on a board.
---@class EntryRows: Rows
---@field board string[] id
---@field person integer[]
---@field counts integer[] top of the tree of the runs that count
---@field best integer[] row of the best score, 0 when every run was struck
---@field credited integer[] points of the best score that were ever given
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
  return { byId = {}, freeCounts = {} }
end

local LINKS = { left = 0, right = 0, size = 0 }

---@type table<string, ColumnGroup>
boards.TABLES = {
  entryRows = { board = '', person = 0, counts = 0, best = 0, credited = 0, order = LINKS },
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
  byId[id] = byId[id] or { top = 0, entryOf = {} }
  return byId[id]
end

--- Returns the entry of a person on a board, which has one if need be.
---@param state ArcadeState
---@param id string
---@param person integer
---@return integer
local function entryAt(state, id, person)
  local board, rows = boardAt(state, id), state.entryRows
  if not board.entryOf[person] then
    local entry = rows.total + 1
    rows.board[entry], rows.person[entry], rows.counts[entry] = id, person, 0
    rows.best[entry], rows.credited[entry] = 0, 0
    rows.order.left[entry], rows.order.right[entry], rows.order.size[entry] = 0, 0, 0
    rows.total, board.entryOf[person] = entry, entry
  end
  return board.entryOf[person]
end

--- Puts an entry at the place of the best of its runs.
---@param state ArcadeState
---@param entry integer
local function place(state, entry)
  local rows, first = state.entryRows, {}
  local board = state.boards.byId[rows.board[entry]]
  orderedTree.append(state.countRows.order, rows.counts[entry], 1, 1, first)
  local best = first[1] and state.countRows.score[first[1]] or 0
  if best == rows.best[entry] then return end
  if rows.best[entry] ~= 0 then board.top = orderedTree.remove(rows.order, board.top, entry, byBest(state)) end
  rows.best[entry] = best
  if best ~= 0 then board.top = orderedTree.add(rows.order, board.top, entry, byBest(state)) end
end

--- Takes a row for another count.
---@param state ArcadeState
---@return integer
local function takeCount(state)
  local free, counts = state.boards.freeCounts, state.countRows
  if #free > 0 then return table.remove(free) end
  counts.total = counts.total + 1
  return counts.total
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

--- Takes the lowest run of an entry that has more than a board keeps off the board, which is never the best one; returns its row.
---@param state ArcadeState
---@param entry integer
---@return integer?
local function dropLowest(state, entry)
  local counts, rows, lowest = state.countRows, state.entryRows, {}
  local size = orderedTree.size(counts.order, rows.counts[entry])
  if size <= constants.MAX_KEPT_RUNS then return nil end
  orderedTree.append(counts.order, rows.counts[entry], size, size, lowest)
  local count = lowest[1]
  rows.counts[entry] = orderedTree.remove(counts.order, rows.counts[entry], count, byScore(state))
  unlink(state, count)
  table.insert(state.boards.freeCounts, count)
  return counts.score[count]
end

--- Lets a submitted run count on a board; returns the entry of its person there, and the run that it takes off it.
---@param state ArcadeState
---@param id string
---@param score integer row
---@return integer entry
---@return integer? dropped row of the run that the board keeps no more
function boards.count(state, id, score)
  local entry, counts, rows = entryAt(state, id, state.scoreRows.person[score]), state.countRows, state.entryRows
  local count = takeCount(state)
  counts.entry[count], counts.score[count], counts.older[count] = entry, score, state.scoreRows.count[score]
  state.scoreRows.count[score] = count
  rows.counts[entry] = orderedTree.add(counts.order, rows.counts[entry], count, byScore(state))
  place(state, entry)
  return entry, dropLowest(state, entry)
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

--- Returns the number of people on a board.
---@param state ArcadeState
---@param id string
---@return integer
function boards.size(state, id)
  local board = state.boards.byId[id]
  return board and orderedTree.size(state.entryRows.order, board.top) or 0
end

--- Returns the place of an entry, from 1; nothing when every run of it was struck.
---@param state ArcadeState
---@param entry integer
---@return integer?
function boards.placeOf(state, entry)
  local rows = state.entryRows
  if rows.best[entry] == 0 then return nil end
  return orderedTree.place(rows.order, state.boards.byId[rows.board[entry]].top, entry, byBest(state))
end

--- Returns the entries at the places `offset + 1` to `offset + limit`.
---@param state ArcadeState
---@param id string
---@param offset integer
---@param limit integer
---@return integer[]
function boards.page(state, id, offset, limit)
  local board, page = state.boards.byId[id], {}
  local last = math.min(offset + limit, boards.size(state, id))
  if board then orderedTree.append(state.entryRows.order, board.top, offset + 1, last, page) end
  return page
end

return boards
