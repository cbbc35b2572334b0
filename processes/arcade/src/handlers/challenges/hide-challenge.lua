--- `HideChallenge`: lets the organiser of a challenge, or the staff, hide it from visitors, or show it again. Only the staff can
-- show a challenge again that they hid.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local roster = require('common.staff.roster')
local challenges = require('domain.challenges')
local errors = require('errors')
local organisersOnly = require('handlers.challenges.organisers-only')
local ownChallenge = require('handlers.challenges.own-challenge')

local hideChallenge = { right = organisersOnly.expect }

hideChallenge.fields = declareFields(errors, {
  ownChallenge.fields,
  { name = 'isHidden', rule = rules.boolean, code = 'challenge.malformed' },
})

---@class Hiding
---@field slug string
---@field isHidden boolean
---@field isByStaff boolean

---@param request ArcadeRequest
---@return Hiding
function hideChallenge.check(request)
  local slug, challenge = ownChallenge.read(request)
  local isHidden = hideChallenge.fields.read(request, 'isHidden')
  local isByStaff = roster.includes(request.state, request.owner, request.from)
  errors.expect(isHidden or isByStaff or not challenge.isHiddenByStaff, 'challenge.hidden-by-staff')
  return { slug = slug, isHidden = isHidden, isByStaff = isByStaff }
end

---@param request ArcadeRequest
---@param hiding Hiding
---@return table detail
function hideChallenge.apply(request, hiding)
  challenges.hide(challenges.of(request.state, hiding.slug), hiding.isHidden, hiding.isByStaff)
  return { slug = hiding.slug, isHidden = hiding.isHidden }
end

return hideChallenge
