--- `Source`: lets the staff put a process on the list of those that may send points, or change what it is there.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local boards = require('domain.boards.boards')
local cities = require('domain.cities')
local sources = require('domain.sources')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local cityRules = require('handlers.city-rules')

local setSource = {}

setSource.fields = declareFields(errors, {
  { name = 'process', rule = rules.process, code = 'staff.malformed' },
  { name = 'kind', rule = rules.choice(constants.SOURCE_KINDS), code = 'staff.malformed' },
  { name = 'board', rule = boardRules.id, code = 'staff.malformed' },
  { name = 'city', rule = cityRules.slug, code = 'staff.malformed', optional = true },
  { name = 'title', rule = rules.line(constants.MAX_BOARD_TITLE_LENGTH), code = 'staff.malformed', optional = true },
  { name = 'on', rule = rules.boolean, code = 'staff.malformed' },
})

---@class SourceChange
---@field process string
---@field source Source

--- Returns true when a process of a kind can have a board: an event has its own, any other process a game's.
---@param process string
---@param kind SourceKind
---@param board string
---@return boolean
local function canHave(process, kind, board)
  if kind == 'event' then return board == process end
  return cityRules.slug.read(board:match('^game%-(.*)$')) ~= nil
end

---@param request CommunityRequest
---@return SourceChange
function setSource.check(request)
  local state, read = request.state, setSource.fields.read
  local process, kind, board = read(request, 'process'), read(request, 'kind'), read(request, 'board')
  local city, title, on = read(request, 'city'), read(request, 'title'), read(request, 'on')
  errors.expect(canHave(process, kind, board), 'staff.malformed')
  errors.expect(not city or cities.of(state, city), 'city.unknown')
  errors.expect(sources.of(state, process) or sources.hasRoom(state), 'source.too-many')
  errors.expect(boards.canOpen(state, board), 'board.too-many')
  return { process = process, source = { kind = kind, board = board, city = city, title = title, on = on } }
end

---@param request CommunityRequest
---@param change SourceChange
---@return table detail
function setSource.apply(request, change)
  local state = request.state
  local source = change.source
  sources.set(state, change.process, source)
  local kind = source.kind == 'event' and 'event' or 'game'
  boards.open(state, source.board, kind, { title = source.title, city = source.city })
  return {
    process = change.process,
    kind = source.kind,
    board = source.board,
    city = source.city,
    title = source.title,
    on = source.on,
  }
end

return setSource
