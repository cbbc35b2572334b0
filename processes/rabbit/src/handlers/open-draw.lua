--- `OpenDraw`: opens the seed of the draw after the end, so that everybody can repeat it.
local base64url = require('common.codec.base64url')
local fields = require('common.fields')
local constants = require('constants')
local roles = require('domain.roles')
local errors = require('errors')

local openDraw = {}

---@class OpenedDraw
---@field seed string
---@field redraws integer[]

--- Reads the editions for which the staff drew once more.
---@param value any
---@param latest integer edition
---@return integer[]?
local function editions(value, latest)
  local list, read = fields.list(value, constants.MAX_REDRAWS), {}
  for i, written in ipairs(list or {}) do
    read[i] = fields.integer(written, 1, latest)
    if not read[i] then return nil end
  end
  return list and read
end

---@param request RabbitRequest
---@return OpenedDraw
function openDraw.check(request)
  local state, data = request.state, request.data
  local seed = fields.bytes(data.seed, constants.DRAW_SEED_BYTES)
  local redraws = data.redraws == nil and {} or editions(data.redraws, roles.edition(state))
  errors.expect(seed and redraws, 'staff.malformed')
  local draw = errors.expect(state.roles.draw, 'role.no-draw')
  errors.expect(state.event.phase == 'ended', 'event.wrong-phase')
  errors.expect(roles.isSeed(draw, request.process, seed), 'role.wrong-seed')
  return { seed = seed, redraws = redraws }
end

---@param state RabbitState
---@param opened OpenedDraw
---@return table detail
function openDraw.apply(state, opened)
  local draw = state.roles.draw
  draw.seed, draw.redraws = opened.seed, opened.redraws
  local detail = { seed = base64url.encode(opened.seed) }
  if #opened.redraws > 0 then detail.redraws = opened.redraws end
  return detail
end

return openDraw
