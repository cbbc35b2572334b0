--- The boards: which there are, and their lists of rows. Each board has a list of all time and one of the month, both again
-- for each city whose people are on it, and both for everybody who isn't known to be a person, whose rows are in no other
-- list (docs/decisions/088-boards.md).
local versionedTree = require('common.state.versioned-tree')
local constants = require('constants')
local people = require('domain.boards.people')

local boards = {}

---@alias BoardKind 'overall' | 'league' | 'city' | 'event' | 'game'

---@class BoardLists
---@field all VersionedTree of rows, see common/state/versioned-tree
---@field month VersionedTree

---@class PointsBoard
---@field id string
---@field kind BoardKind
---@field title string?
---@field city string? slug
---@field changedAt integer time of the latest points, in milliseconds; 0 before
---@field rowOf table<integer, integer> row by person
---@field lists BoardLists
---@field others BoardLists of everybody who isn't known to be a person
---@field month integer version of the month of its lists of the month
---@field cities table<string, BoardLists> by slug
---@field season integer season of its cities' lists

---@class Boards
---@field list PointsBoard[] in the order they were opened
---@field numberOf table<string, integer> place on the list, by id
---@field personOf table<string, integer> number by address
---@field named integer top of the tree of people by name
---@field pool NodePool of all lists
---@field turn integer number of the latest change of a row
---@field day VersionOfTime
---@field month VersionOfTime
---@field season integer the latest season, 0 before the first

---@class BoardRows: Rows
---@field board integer[] number of its board
---@field person integer[]
---@field older integer[] row that the person had before, on another board; 0 for none
---@field isPerson boolean[] true when it is in the lists of people
---@field listed integer[] version of the day on which it came to those from the others, 0 for none
---@field points integer[]
---@field turn integer[] change by which it got them: of two with as many points, the earlier is before
---@field month integer[] version of the month of the latest points
---@field monthPoints integer[]
---@field monthTurn integer[]
---@field day integer[] version of the day of the latest points
---@field oldPoints integer[] points when that day began, -1 when it had no place
---@field oldTurn integer[]
---@field oldMonthPoints integer[]
---@field oldMonthTurn integer[]

---@type table<string, ColumnGroup>
boards.TABLES = {
  boardPeople = people.COLUMNS,
  boardRows = {
    board = 0,
    person = 0,
    older = 0,
    isPerson = false,
    listed = 0,
    points = 0,
    turn = 0,
    month = 0,
    monthPoints = 0,
    monthTurn = 0,
    day = 0,
    oldPoints = -1,
    oldTurn = 0,
    oldMonthPoints = -1,
    oldMonthTurn = 0,
  },
}

--- Returns lists without rows.
---@return BoardLists
local function newLists()
  return { all = versionedTree.new(), month = versionedTree.new() }
end

--- Returns a board without rows.
---@param id string
---@param kind BoardKind
---@return PointsBoard
local function newBoard(id, kind)
  return {
    id = id,
    kind = kind,
    changedAt = 0,
    rowOf = {},
    lists = newLists(),
    others = newLists(),
    month = 0,
    cities = {},
    season = 0,
  }
end

--- Returns the boards of a new state: those of everybody, of the league and of the first cities, and their numbers.
---@return PointsBoard[]
---@return table<string, integer>
local function firstBoards()
  local list, numberOf = { newBoard('overall', 'overall'), newBoard('league', 'league') }, {}
  for _, slug in ipairs(constants.FIRST_CITIES) do
    local board = newBoard(boards.idOfCity(slug), 'city')
    board.city = slug
    list[#list + 1] = board
  end
  for number, board in ipairs(list) do
    numberOf[board.id] = number
  end
  return list, numberOf
end

--- Returns the part of a new state.
---@return Boards
function boards.new()
  local list, numberOf = firstBoards()
  return {
    list = list,
    numberOf = numberOf,
    personOf = {},
    named = 0,
    pool = versionedTree.newPool(),
    turn = 0,
    day = { number = 0, version = 0 },
    month = { number = 0, version = 0 },
    season = 0,
  }
end

--- Returns the board with an id, and its number.
---@param state CommunityState
---@param id string
---@return PointsBoard?
---@return integer?
function boards.of(state, id)
  local number = state.boards.numberOf[id]
  return number and state.boards.list[number], number
end

--- Returns true when the board with an id is open, or there is room for it; cities' boards always have room.
---@param state CommunityState
---@param id string
---@return boolean
function boards.canOpen(state, id)
  return state.boards.numberOf[id] ~= nil or #state.boards.list < constants.MAX_BOARDS + constants.MAX_CITIES
end

--- Opens a board, or changes the title and the city of an open board.
---@param state CommunityState
---@param id string
---@param kind BoardKind
---@param about { title: string?, city: string? }
function boards.open(state, id, kind, about)
  local board = boards.of(state, id)
  if not board then
    board = newBoard(id, kind)
    table.insert(state.boards.list, board)
    state.boards.numberOf[id] = #state.boards.list
  end
  board.title, board.city = about.title or board.title, about.city or board.city
end

--- Returns the id of a city's board.
---@param slug string
---@return string
function boards.idOfCity(slug)
  return 'city-' .. slug
end

--- Returns a board's lists of a city, which are opened if need be.
---@param board PointsBoard
---@param city string
---@return BoardLists
function boards.listsOfCity(board, city)
  board.cities[city] = board.cities[city] or newLists()
  return board.cities[city]
end

--- Empties the lists of an earlier month, and those of an earlier season: a fixed number of steps for each list, since nodes
-- of dropped lists become free only as others are needed.
---@param state CommunityState
---@param board PointsBoard
---@param times BoardTimes
function boards.dropEarlier(state, board, times)
  local pool = state.boards.pool
  if board.season ~= state.boards.season then
    for _, lists in pairs(board.cities) do
      versionedTree.drop(pool, lists.all)
      versionedTree.drop(pool, lists.month)
    end
    board.cities, board.season = {}, state.boards.season
  end
  if board.month ~= times.month then
    versionedTree.drop(pool, board.lists.month)
    versionedTree.drop(pool, board.others.month)
    for _, lists in pairs(board.cities) do
      versionedTree.drop(pool, lists.month)
    end
    board.month = times.month
  end
end

return boards
