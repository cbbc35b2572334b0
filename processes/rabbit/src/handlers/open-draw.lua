--- `OpenDraw`: opens the seed of the draw after an end at which no revealed key did, so that everybody can repeat it.
local base64url = require('common.codec.base64url')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local roles = require('domain.roles')
local errors = require('errors')

local openDraw = {}

---@class OpenedDraw
---@field seed string
---@field redraws integer[]

local edition = rules.upTo(1, 'the latest edition', roles.edition)

openDraw.fields = declareFields(errors, {
  { name = 'seed', rule = rules.bytes(constants.DRAW_SEED_BYTES), code = 'staff.malformed' },
  {
    name = 'redraws',
    rule = rules.list(edition, 0, constants.MAX_EDITIONS),
    code = 'staff.malformed',
    optional = true,
  },
})

--- Returns true for editions of which each is named once, in their order.
---@param editions integer[]
---@return boolean
local function isAscending(editions)
  for i = 2, #editions do
    if editions[i] <= editions[i - 1] then return false end
  end
  return true
end

---@param request RabbitRequest
---@return OpenedDraw
function openDraw.check(request)
  local state, read = request.state, openDraw.fields.read
  local seed, redraws = read(request, 'seed'), read(request, 'redraws') or {}
  local draw = errors.expect(state.roles.draw, 'role.no-draw')
  errors.expect(state.event.phase == 'ended' and not draw.seed, 'event.wrong-phase')
  errors.expect(isAscending(redraws), 'staff.malformed')
  errors.expect(roles.isSeed(draw, request.process, seed), 'role.wrong-seed')
  return { seed = seed, redraws = redraws }
end

---@param request RabbitRequest
---@param opened OpenedDraw
---@return table detail
function openDraw.apply(request, opened)
  local draw = request.state.roles.draw
  draw.seed, draw.redraws = opened.seed, opened.redraws
  local detail = { seed = base64url.encode(opened.seed) }
  if #opened.redraws > 0 then detail.redraws = opened.redraws end
  return detail
end

return openDraw
