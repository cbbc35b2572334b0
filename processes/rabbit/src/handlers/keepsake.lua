--- `Keepsake`: makes the sender's keepsake of a kind, once; the same message again says where it is.
local newKeepsake = require('common.keepsakes.new-keepsake')
local constants = require('constants')
local earned = require('domain.earned')
local players = require('domain.players')
local errors = require('errors')
local keepsakeView = require('views.keepsake')

local keepsake = {}

keepsake.fields = newKeepsake.fields(errors, constants.KEEPSAKE_KINDS)

---@param request RabbitRequest
---@return string kind
function keepsake.check(request)
  local state = request.state
  local kind = keepsake.fields.read(request, 'kind')
  local player = errors.expect(players.of(state, request.from), 'player.unknown')
  errors.expect(not state.players.banned[player], 'player.banned')
  errors.expect(state.event.phase == 'ended', 'event.wrong-phase')
  newKeepsake.check(errors, request, kind, earned.is(state, player, kind))
  return kind
end

---@param request RabbitRequest
---@param kind string
---@return string action
---@return table data
---@return OutgoingSpawn[]
function keepsake.apply(request, kind)
  local made, spawns = newKeepsake.apply(request, kind, function() return keepsakeView(request, kind) end)
  return 'Keepsake', made, spawns
end

return keepsake
