--- `Players`: returns a page of all players by rabbit number, banned and removed ones too, or those whom a text or a filter fits.
local unicodeFold = require('common.codec.unicode-fold')
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')
local pageFields = require('common.page-fields')
local constants = require('constants')
local colours = require('domain.colours')

local players = {}

players.fields = declareFields(errors, {
  pageFields.fields,
  { name = 'onX', rule = rules.boolean, code = 'message.malformed', optional = true },
  { name = 'search', rule = rules.line(constants.MAX_SEARCH_LENGTH), code = 'message.malformed', optional = true },
})

---@class PlayersPage: Page
---@field search string? folded text that the nickname contains or the address begins with
---@field prefix string? the text as it was given
---@field onX boolean? true for players in the game who gave an X username

---@param request RabbitRequest
---@return PlayersPage
function players.check(request)
  local page, read = pageFields.check(request), players.fields.read
  local text = read(request, 'search')
  page = { offset = page.offset, limit = page.limit, onX = read(request, 'onX') or nil }
  if text then
    page.search, page.prefix = unicodeFold.fold(text), text
  end
  return page
end

--- Returns true when a player is one of those who are looked for.
---@param rows Players
---@param rabbit integer
---@param page PlayersPage
---@return boolean
local function fits(rows, rabbit, page)
  local isOnX = rows.xUsername[rabbit] and not rows.banned[rabbit] and not rows.removed[rabbit]
  if page.onX and not isOnX then return false end
  if not page.search then return true end
  if rows.address[rabbit]:sub(1, #page.prefix) == page.prefix then return true end
  return unicodeFold.fold(rows.nickname[rabbit]):find(page.search, 1, true) ~= nil
end

--- Returns one row of the list.
---@param state RabbitState
---@param rabbit integer
---@return table
local function row(state, rabbit)
  local rows = state.players
  return {
    rabbit = rabbit,
    address = rows.address[rabbit],
    nickname = rows.nickname[rabbit],
    xUsername = rows.xUsername[rabbit] or nil,
    colour = colours[colours.dealtTo(rabbit)],
    count = rows.count[rabbit],
    voided = rows.voided[rabbit],
    given = rows.given[rabbit],
    banned = rows.banned[rabbit] or nil,
    removed = rows.removed[rabbit] or nil,
    isHidden = state.hiddenNames[rabbit] and true or nil,
  }
end

---@param request RabbitRequest
---@param page PlayersPage
---@return string action
---@return table data
function players.apply(request, page)
  local rows, found = request.state.players, {}
  local rabbit = page.offset
  local last = math.min(rows.total, page.offset + constants.SEARCHED_PLAYERS)
  while rabbit < last and #found < page.limit do
    rabbit = rabbit + 1
    if fits(rows, rabbit, page) then found[#found + 1] = row(request.state, rabbit) end
  end
  return 'Players', { total = rows.total, rows = found, next = rabbit < rows.total and rabbit or nil }
end

return players
