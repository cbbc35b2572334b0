--- `Coming`: notes that the sender comes to a meet-up, or takes it back.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local attendees = require('domain.meet-ups.attendees')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')
local meetUpRules = require('handlers.meet-up-rules')
local walletsOnly = require('handlers.wallets-only')
local attendingView = require('views.attending')

local setComing = {}

setComing.fields = declareFields(errors, {
  { name = 'meetUp', rule = meetUpRules.id, code = 'meetup.unknown' },
  { name = 'coming', rule = rules.boolean, code = 'meetup.malformed' },
})

---@class CheckedComing
---@field meetUp integer
---@field coming boolean

---@param request CommunityRequest
---@return CheckedComing
function setComing.check(request)
  local state, read = request.state, setComing.fields.read
  walletsOnly(request)
  local id, coming = meetUpRules.existing(state, read(request, 'meetUp')), read(request, 'coming')
  errors.expect(not (coming and state.meetUps.cancelled[id]), 'meetup.cancelled')
  errors.expect(not meetUps.isOver(state, id, request.now), 'meetup.over')
  return { meetUp = id, coming = coming }
end

---@param request CommunityRequest
---@param checked CheckedComing
---@return string action
---@return table data
function setComing.apply(request, checked)
  local state, meetUp = request.state, checked.meetUp
  if checked.coming then
    attendees.come(state, meetUp, request.from)
  else
    attendees.stayAway(state, meetUp, request.from)
  end
  local own, count = attendingView(state, meetUp, request.from), attendees.count(state, meetUp)
  return 'Coming', { state = own.state, place = own.place, coming = count.coming, waiting = count.waiting }
end

return setComing
