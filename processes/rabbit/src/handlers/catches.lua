--- `Catches`: returns a page of all claims on a rabbit, newest first, each with its standing, for the player who finds one
-- that was not true.
local errors = require('common.errors')
local fields = require('common.fields')
local pageFields = require('common.page-fields')
local constants = require('constants')
local claimRules = require('domain.claims')
local disputes = require('domain.disputes')
local players = require('domain.players')
local gameFields = require('handlers.game-fields')

local MAX_CLAIM = 0xffffffff

local catchesRead = {}

---@class CatchesPage
---@field rabbit integer
---@field limit integer
---@field before integer? only claims before this one

---@param request RabbitRequest
---@return CatchesPage
function catchesRead.check(request)
  local data, limit = request.data, pageFields(request).limit
  local rabbit, before = gameFields.rabbit(data.rabbit), fields.integer(data.before, 1, MAX_CLAIM)
  errors.expect(rabbit and (data.before == nil or before), 'message.malformed')
  return { rabbit = rabbit, limit = limit, before = before }
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
