--- `Keepsake`: makes the sender's keepsake of a challenge, once; the same message again says where it is.
local declareFields = require('common.declare-fields')
local newKeepsake = require('common.keepsakes.new-keepsake')
local ofThings = require('common.keepsakes.of-things')
local challenges = require('domain.challenges')
local earned = require('domain.earned')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')
local keepsakeView = require('views.keepsake')

local keepsake = {}

keepsake.fields = declareFields(errors, {
  { name = 'slug', rule = arcadeRules.challenge, code = 'keepsake.malformed' },
})

---@param request ArcadeRequest
---@return string slug
function keepsake.check(request)
  local slug = keepsake.fields.read(request, 'slug')
  local challenge = challenges.of(request.state, slug)
  errors.expect(challenge and not challenge.isHidden, 'challenge.unknown')
  local isEarned = earned.challenge(request.state, slug, request.from, request.now)
  newKeepsake.check(errors, request, earned.kindOf(slug), isEarned)
  return slug
end

---@param request ArcadeRequest
---@param slug string
---@return string action
---@return table data
---@return OutgoingSpawn[]
function keepsake.apply(request, slug)
  local kind = earned.kindOf(slug)
  local asset, spawns = ofThings.apply(request, kind, function() return keepsakeView(request.state, slug) end)
  return 'Keepsake', { slug = slug, asset = asset }, spawns
end

return keepsake
