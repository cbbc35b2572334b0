--- `Keepsakes`: returns the keepsake that an address has earned by a challenge; without a challenge, the latest that it asked for,
-- but for those of hidden challenges. Each has its id once it is made.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local newKeepsake = require('common.keepsakes.new-keepsake')
local ofThings = require('common.keepsakes.of-things')
local constants = require('constants')
local challenges = require('domain.challenges')
local earned = require('domain.earned')
local errors = require('errors')
local arcadeRules = require('handlers.arcade-rules')

local keepsakes = {}

keepsakes.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'message.malformed' },
  { name = 'slug', rule = arcadeRules.challenge, code = 'challenge.unknown', optional = true },
})

---@class AskedKeepsakes
---@field address string
---@field slug string?

---@param request ArcadeRequest
---@return AskedKeepsakes
function keepsakes.check(request)
  local read = keepsakes.fields.read
  local slug = read(request, 'slug')
  errors.expect(not slug or challenges.of(request.state, slug), 'challenge.unknown')
  return { address = read(request, 'address'), slug = slug }
end

---@param request ArcadeRequest
---@param asked AskedKeepsakes
---@return string action
---@return table data
function keepsakes.apply(request, asked)
  local state, address, rows = request.state, asked.address, {}
  local kinds = asked.slug and { earned.kindOf(asked.slug) }
    or ofThings.latest(state, address, constants.MAX_KEEPSAKES_SHOWN)
  for _, kind in ipairs(kinds) do
    local slug = earned.slugOf(kind)
    local challenge = challenges.of(state, slug)
    local isEarned = earned.challenge(state, slug, address, request.now)
    if not challenge.isHidden then
      rows[#rows + 1] = newKeepsake.entry(state, address, kind, isEarned, { slug = slug, name = challenge.name })
    end
  end
  return 'Keepsakes', { rows = rows }
end

return keepsakes
