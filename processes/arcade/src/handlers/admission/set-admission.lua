--- `Admission`: lets the staff say whom the arcade counts as people.
local admission = require('common.admission.admission')
local settings = require('common.admission.settings')
local standings = require('domain.standings')
local errors = require('errors')

local setAdmission = { fields = settings.fields(errors) }

---@param request ArcadeRequest
---@return AdmissionSettings
function setAdmission.check(request)
  return setAdmission.fields.read(request, 'admission')
end

---@param request ArcadeRequest
---@param asked AdmissionSettings
---@return table detail
function setAdmission.apply(request, asked)
  local state = request.state
  admission.set(state, asked)
  standings.changed(state)
  return admission.settingsOf(state)
end

return setAdmission
