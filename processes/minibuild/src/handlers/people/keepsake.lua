--- `Keepsake`: makes the sender's keepsake of a kind, once; the same message again says where it is.
local newKeepsake = require('common.keepsakes.new-keepsake')
local constants = require('constants')
local earned = require('domain.earned')
local errors = require('errors')
local keepsakeView = require('views.keepsake')

local keepsake = {}

keepsake.fields = newKeepsake.fields(errors, constants.KEEPSAKE_KINDS)

---@param request MinibuildRequest
---@return string kind
function keepsake.check(request)
  local kind = keepsake.fields.read(request, 'kind')
  newKeepsake.check(errors, request, kind, earned.prize(request.state, request.from))
  return kind
end

---@param request MinibuildRequest
---@param kind string
---@return string action
---@return table data
---@return OutgoingSpawn[]
function keepsake.apply(request, kind)
  local made, spawns = newKeepsake.apply(request, kind, function() return keepsakeView(request.state) end)
  return 'Keepsake', made, spawns
end

return keepsake
