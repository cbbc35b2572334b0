--- `Admission`: lets the staff set whom the community counts as people: only they are paid, and nobody while it admits anybody.
local admission = require('common.admission.admission')
local settings = require('common.admission.settings')
local errors = require('errors')

local setAdmission = { fields = settings.fields(errors) }

---@param request CommunityRequest
---@return AdmissionSettings
function setAdmission.check(request)
  return setAdmission.fields.read(request, 'admission')
end

---@param request CommunityRequest
---@param asked AdmissionSettings
---@return table detail
function setAdmission.apply(request, asked)
  local state = request.state
  admission.set(state, asked)
  return admission.settingsOf(state)
end

return setAdmission
