--- `Catches`: returns a page of all claims on a rabbit, newest first, each with its standing, for the player who finds one
-- that was not true.
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')
local pageFields = require('common.page-fields')
local constants = require('constants')
local claimRules = require('domain.claims')
local disputes = require('domain.disputes')
local players = require('domain.players')
local gameRules = require('handlers.game-rules')

local MAX_CLAIM = 0xffffffff

local catchesRead = {}

catchesRead.fields = declareFields(errors, {
  { name = 'rabbit', rule = gameRules.rabbit, code = 'message.malformed' },
  { name = 'before', rule = rules.integer(1, MAX_CLAIM), code = 'message.malformed', optional = true },
  pageFields.fields,
})

---@class CatchesPage
---@field rabbit integer
---@field limit integer
---@field before integer? only claims before this one

---@param request RabbitRequest
---@return CatchesPage
function catchesRead.check(request)
  local limit, read = pageFields.check(request).limit, catchesRead.fields.read
  return { rabbit = read(request, 'rabbit'), limit = limit, before = read(request, 'before') }
end

--- Returns one row of the list.
---@param state RabbitState
---@param claim integer
---@return table
local function row(state, claim)
  local claims, scanner = state.claims, state.claims.scanner[claim]
  local dispute = state.disputing.ofClaim[claim]
  return {
    scan = claim,
    rabbit = scanner,
    nickname = state.players.nickname[scanner],
    slot = claims.slot[claim],
    scannedAt = claims.at[claim],
    status = claims.status[claim],
    printed = claimRules.isPrinted(state, claim) or nil,
    dispute = dispute and state.disputes.status[dispute],
  }
end

---@param request RabbitRequest
---@param page CatchesPage
---@return string action
---@return table data
function catchesRead.apply(request, page)
  local state, rows = request.state, {}
  local rabbitOf, scannerOf = state.claims.rabbit, state.claims.scanner
  local claim = math.min(state.claims.total + 1, page.before or math.huge)
  local last = math.max(1, claim - constants.SEARCHED_CLAIMS)
  while claim > last and #rows < page.limit do
    claim = claim - 1
    if rabbitOf[claim] == page.rabbit and players.exists(state, scannerOf[claim]) then
      rows[#rows + 1] = row(state, claim)
    end
  end
  local left = disputes.left(state, page.rabbit)
  return 'Catches', { rows = rows, next = claim > 1 and claim or nil, disputesLeft = left }
end

return catchesRead
