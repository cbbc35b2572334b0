--- `Announce`: publishes an announcement; the latest five are kept, newest first.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local errors = require('errors')

local announce = {}

announce.fields = declareFields(errors, {
  { name = 'text', rule = rules.lines(constants.MAX_ANNOUNCEMENT_LENGTH), code = 'staff.malformed' },
})

---@param request RabbitRequest
---@return string text
function announce.check(request)
  return announce.fields.read(request, 'text')
end

---@param request RabbitRequest
---@param text string
---@return table detail
function announce.apply(request, text)
  local announcements = request.state.event.announcements
  table.insert(announcements, 1, { text = text, at = request.now })
  announcements[constants.KEPT_ANNOUNCEMENTS + 1] = nil
  return { text = text }
end

return announce
