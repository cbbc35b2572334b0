--- `Keepsake`: makes the sender's keepsake of a meet-up, once; the same message again says where it is.
local declareFields = require('common.declare-fields')
local newKeepsake = require('common.keepsakes.new-keepsake')
local keepsakes = require('domain.meet-ups.keepsakes')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local keepsakeView = require('views.keepsake')

local keepsake = {}

keepsake.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'keepsake.malformed' },
})

---@param request CommunityRequest
---@return integer meetUp
function keepsake.check(request)
  local state = request.state
  local meetUp = meetUpRules.existing(state, keepsake.fields.read(request, 'meetUp'))
  local isEarned = keepsakes.isEarned(state, meetUp, request.from, request.now)
  newKeepsake.check(errors, request, keepsakes.kindOf(meetUp), isEarned)
  return meetUp
end

---@param request CommunityRequest
---@param meetUp integer
---@return string action
---@return table data
---@return OutgoingSpawn[]
function keepsake.apply(request, meetUp)
  local kind = keepsakes.kindOf(meetUp)
  local made, spawns = newKeepsake.apply(request, kind, function() return keepsakeView(request.state, meetUp) end)
  return 'Keepsake', { meetUp = meetUp, asset = made.asset }, spawns
end

return keepsake
