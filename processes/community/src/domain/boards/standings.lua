--- The order of the rows of boards: more points first, then those who had theirs earlier. Points come one row at a time; the
-- row leaves its lists and enters them again, in steps by the logarithm of their size. A row with points of somebody who is known
-- to be a person is in the lists of people from then on.
local admission = require('common.admission.admission')
local versionedTree = require('common.state.versioned-tree')
local constants = require('constants')
local boards = require('domain.boards.boards')
local people = require('domain.boards.people')
local times = require('domain.boards.times')

local standings = {}

--- Returns an order of rows by their points.
---@param points integer[] by row
---@param turn integer[] by row
---@return IsBefore
local function orderBy(points, turn)
  ---@param row integer
  ---@param other integer
  ---@return boolean
  return function(row, other)
    local own, others = points[row], points[other]
    return own > others or own == others and turn[row] < turn[other]
  end
end

--- Calls a function with each list that has a row, and its order.
---@param state CommunityState
---@param board PointsBoard
---@param row integer
---@param isOfMonth boolean true when the row has points of the board's month
---@param act fun(list: VersionedTree, isBefore: IsBefore)
local function eachList(state, board, row, isOfMonth, act)
  local rows = state.boardRows
  local isPerson = rows.isPerson[row]
  local lists, city = isPerson and board.lists or board.others, isPerson and people.cityOf(state, rows.person[row])
  local ofCity = city and boards.listsOfCity(board, city)
  local byPoints = orderBy(rows.points, rows.turn)
  act(lists.all, byPoints)
  if ofCity then act(ofCity.all, byPoints) end
  if not isOfMonth then return end
  local byMonth = orderBy(rows.monthPoints, rows.monthTurn)
  act(lists.month, byMonth)
  if ofCity then act(ofCity.month, byMonth) end
end

--- Returns a new row of a person on a board, which is in no list yet.
---@param state CommunityState
---@param board PointsBoard
---@param number integer of the board
---@param person integer
---@return integer
local function addRow(state, board, number, person)
  local rows, persons = state.boardRows, state.boardPeople
  local row = rows.total + 1
  rows.total = row
  rows.board[row], rows.person[row], rows.older[row] = number, person, persons.row[person]
  rows.isPerson[row], rows.listed[row], rows.points[row], rows.turn[row] = false, 0, 0, 0
  rows.month[row], rows.monthPoints[row], rows.monthTurn[row] = 0, 0, 0
  rows.day[row], rows.oldPoints[row], rows.oldTurn[row] = 0, -1, 0
  rows.oldMonthPoints[row], rows.oldMonthTurn[row] = -1, 0
  persons.row[person], board.rowOf[person] = row, row
  return row
end

--- Takes a row out of its lists.
---@param state CommunityState
---@param board PointsBoard
---@param row integer
---@param now BoardTimes
local function takeOut(state, board, row, now)
  eachList(state, board, row, state.boardRows.month[row] == now.month, function(list, isBefore)
    versionedTree.remove(state.boards.pool, list, now.day, row, isBefore)
  end)
end

--- Puts a row into its lists.
---@param state CommunityState
---@param board PointsBoard
---@param row integer
---@param now BoardTimes
local function putIn(state, board, row, now)
  eachList(state, board, row, state.boardRows.month[row] == now.month, function(list, isBefore)
    versionedTree.add(state.boards.pool, list, now.day, row, isBefore)
  end)
end

--- Keeps the points that a row has when a day begins.
---@param rows BoardRows
---@param row integer
---@param now BoardTimes
---@param isNew boolean
local function keepOld(rows, row, now, isNew)
  if rows.day[row] == now.day then return end
  local isOfMonth = rows.month[row] == now.month
  rows.day[row] = now.day
  rows.oldPoints[row], rows.oldTurn[row] = isNew and -1 or rows.points[row], rows.turn[row]
  rows.oldMonthPoints[row], rows.oldMonthTurn[row] = isOfMonth and rows.monthPoints[row] or -1, rows.monthTurn[row]
end

--- Points that come to a row.
---@class Gain
---@field points integer at least 1
---@field isPerson boolean true when they are those of somebody who is known to be a person

--- Adds points to a person's row on a board. A total that would be too large stays at the largest one.
---@param state CommunityState
---@param id string of the board, which is open
---@param person integer
---@param gain Gain
---@param at integer time in milliseconds
function standings.add(state, id, person, gain, at)
  local kept, rows = state.boards, state.boardRows
  local now = times.advance(state, at)
  local board, number = boards.of(state, id)
  boards.dropEarlier(state, board, now)
  local row = board.rowOf[person]
  local isNew = row == nil
  row = row or addRow(state, board, number, person)
  if not isNew then takeOut(state, board, row, now) end
  keepOld(rows, row, now, isNew)
  kept.turn = kept.turn + 1
  local monthPoints = rows.month[row] == now.month and rows.monthPoints[row] or 0
  rows.points[row] = math.min(rows.points[row] + gain.points, constants.MAX_POINTS)
  rows.monthPoints[row] = math.min(monthPoints + gain.points, constants.MAX_POINTS)
  rows.turn[row], rows.monthTurn[row], rows.month[row] = kept.turn, kept.turn, now.month
  if gain.isPerson and not rows.isPerson[row] then rows.isPerson[row], rows.listed[row] = true, now.day end
  putIn(state, board, row, now)
  board.changedAt = at
end

--- Moves the rows of somebody who is a person by now, of which there is at most one on each board, to the lists of people.
---@param state CommunityState
---@param address string
---@param at integer time in milliseconds
function standings.refresh(state, address, at)
  local kept, rows, person = state.boards, state.boardRows, people.of(state, address)
  if not person or not admission.isPerson(state, address) then return end
  local now = times.advance(state, at)
  local row = state.boardPeople.row[person]
  while row ~= 0 do
    local board = kept.list[rows.board[row]]
    if not rows.isPerson[row] then
      boards.dropEarlier(state, board, now)
      takeOut(state, board, row, now)
      rows.isPerson[row], rows.listed[row] = true, now.day
      putIn(state, board, row, now)
    end
    row = rows.older[row]
  end
end

--- Makes a person play for a city from now on: puts their rows, of which there is at most one on each board, into its lists, but
-- for those that are among the others.
---@param state CommunityState
---@param person integer
---@param city string
---@param at integer time in milliseconds
function standings.join(state, person, city, at)
  local kept, rows, persons = state.boards, state.boardRows, state.boardPeople
  local now = times.advance(state, at)
  persons.city[person], persons.season[person], persons.joined[person] = city, kept.season, now.day
  local byPoints, byMonth = orderBy(rows.points, rows.turn), orderBy(rows.monthPoints, rows.monthTurn)
  local row = persons.row[person]
  while row ~= 0 do
    local board = kept.list[rows.board[row]]
    boards.dropEarlier(state, board, now)
    if rows.isPerson[row] then
      local lists = boards.listsOfCity(board, city)
      versionedTree.add(kept.pool, lists.all, now.day, row, byPoints)
      if rows.month[row] == now.month then versionedTree.add(kept.pool, lists.month, now.day, row, byMonth) end
    end
    row = rows.older[row]
  end
end

--- One list of a board, to read.
---@class BoardView
---@field board PointsBoard
---@field pool NodePool
---@field rows BoardRows
---@field top integer
---@field isBefore IsBefore
---@field oldTop integer top of the order when the day began
---@field wasBefore IsBefore order when the day began
---@field had fun(row: integer): boolean returns true when a row was in the list when the day began
---@field points integer[] that the list counts, by row

--- Returns a column as it was when the day began.
---@param rows BoardRows
---@param day integer version
---@param old integer[]
---@param current integer[]
---@return integer[]
local function columnOfBefore(rows, day, old, current)
  ---@param _ table
  ---@param row integer
  ---@return integer
  local function valueOf(_, row) return rows.day[row] == day and old[row] or current[row] end
  return setmetatable({}, { __index = valueOf })
end

--- One list of a board that is asked for.
---@class ListChoice
---@field list 'admitted' | 'others' of people, or of everybody else
---@field period 'all' | 'month'
---@field city string? of the people who play for it

--- Returns the tree of a list, nothing when it has no rows now.
---@param state CommunityState
---@param board PointsBoard
---@param choice ListChoice
---@param now BoardTimes
---@return VersionedTree?
local function treeOf(state, board, choice, now)
  local period, city = choice.period, choice.city
  if period == 'month' and board.month ~= now.month then return nil end
  if choice.list == 'others' then return board.others[period] end
  if not city then return board.lists[period] end
  if board.season ~= state.boards.season or not board.cities[city] then return nil end
  return board.cities[city][period]
end

--- Returns a view of one list of a board.
---@param state CommunityState
---@param board PointsBoard
---@param list ListChoice
---@param at integer time in milliseconds
---@return BoardView
function standings.view(state, board, list, at)
  local rows, persons = state.boardRows, state.boardPeople
  local now = times.at(state, at)
  local tree = treeOf(state, board, list, now) or versionedTree.new()
  local points, turn, oldPoints, oldTurn = rows.points, rows.turn, rows.oldPoints, rows.oldTurn
  if list.period == 'month' then
    points, turn, oldPoints, oldTurn = rows.monthPoints, rows.monthTurn, rows.oldMonthPoints, rows.oldMonthTurn
  end
  local pointsBefore = columnOfBefore(rows, now.day, oldPoints, points)
  ---@param row integer
  ---@return boolean
  local function had(row)
    if rows.listed[row] == now.day or pointsBefore[row] < 0 then return false end
    return not (list.city and persons.joined[rows.person[row]] == now.day)
  end
  return {
    board = board,
    pool = state.boards.pool,
    rows = rows,
    top = tree.top,
    isBefore = orderBy(points, turn),
    oldTop = versionedTree.beginningOf(tree, now.day),
    wasBefore = orderBy(pointsBefore, columnOfBefore(rows, now.day, oldTurn, turn)),
    had = had,
    points = points,
  }
end

--- Returns the number of rows of a list that isn't looked at otherwise.
---@param state CommunityState
---@param board PointsBoard
---@param list ListChoice
---@param at integer time in milliseconds
---@return integer
function standings.count(state, board, list, at)
  local tree = treeOf(state, board, list, times.at(state, at))
  return tree and versionedTree.size(state.boards.pool, tree.top) or 0
end

--- Returns the number of rows of a list.
---@param view BoardView
---@return integer
function standings.size(view)
  return versionedTree.size(view.pool, view.top)
end

--- Returns a person's place in a list, from 1, and the row.
---@param state CommunityState
---@param view BoardView
---@param list ListChoice
---@param person integer
---@param at integer time in milliseconds
---@return integer? place
---@return integer? row
function standings.placeOf(state, view, list, person, at)
  local row = view.board.rowOf[person]
  if not row or view.top == 0 or view.rows.isPerson[row] ~= (list.list == 'admitted') then return nil end
  if list.period == 'month' and view.rows.month[row] ~= times.at(state, at).month then return nil end
  if list.city and people.cityOf(state, person) ~= list.city then return nil end
  return versionedTree.place(view.pool, view.top, row, view.isBefore), row
end

--- Returns the name of the list of a board that a person is on, that of people for one who is on none.
---@param state CommunityState
---@param board PointsBoard
---@param person integer
---@return 'admitted' | 'others'
function standings.listOf(state, board, person)
  local row = board.rowOf[person]
  return (not row or state.boardRows.isPerson[row]) and 'admitted' or 'others'
end

--- Returns the boards that a person is on: that of everybody first, then those that the person came to last.
---@param state CommunityState
---@param person integer
---@param most integer
---@return PointsBoard[]
function standings.boardsOf(state, person, most)
  local rows, row = state.boardRows, state.boardPeople.row[person]
  local overall = boards.of(state, 'overall')
  local found = overall.rowOf[person] and { overall } or {}
  while row ~= 0 and #found < most do
    local board = state.boards.list[rows.board[row]]
    if board ~= overall then found[#found + 1] = board end
    row = rows.older[row]
  end
  return found
end

--- Returns the rows at the places `offset + 1` to `offset + limit`.
---@param view BoardView
---@param offset integer
---@param limit integer
---@return integer[]
function standings.page(view, offset, limit)
  local page = {}
  versionedTree.append(view.pool, view.top, offset + 1, math.min(offset + limit, standings.size(view)), page)
  return page
end

--- Returns the places by which a row moved up since the day began; nothing when it had no place then.
---@param view BoardView
---@param row integer
---@param place integer now
---@return integer?
function standings.moved(view, row, place)
  if not view.had(row) then return nil end
  return versionedTree.place(view.pool, view.oldTop, row, view.wasBefore) - place
end

return standings
