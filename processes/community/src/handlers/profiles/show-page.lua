--- `ShowPage`: shows the sender's page to everybody, or hides it.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local profiles = require('domain.profiles')
local errors = require('errors')
local walletsOnly = require('handlers.wallets-only')

local showPage = {}

showPage.fields = declareFields(errors, {
  { name = 'shown', rule = rules.boolean, code = 'message.malformed' },
})

---@param request CommunityRequest
---@return boolean isShown
function showPage.check(request)
  walletsOnly(request)
  return showPage.fields.read(request, 'shown')
end

---@param request CommunityRequest
---@param isShown boolean
---@return string action
---@return table data
function showPage.apply(request, isShown)
  profiles.show(request.state, request.from, isShown)
  return 'ShowPage', { shown = isShown }
end

return showPage
