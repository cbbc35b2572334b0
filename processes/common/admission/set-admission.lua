--- `Admission`: lets the staff say whom the process counts as people.
local declareFields = require('common.declare-fields')
local admission = require('common.admission.admission')
local settings = require('common.admission.settings')

--- Returns the act of a process.
---@param errors Errors
---@param changed? fun(state: any) takes note that others may be admitted now
---@return StaffAct
return function(errors, changed)
  local setAdmission = { fields = declareFields(errors, { settings.field }) }

  ---@param request Request
  ---@return AdmissionSettings
  function setAdmission.check(request)
    return setAdmission.fields.read(request, 'admission')
  end

  ---@param request Request
  ---@param asked AdmissionSettings
  ---@return table detail
  function setAdmission.apply(request, asked)
    admission.set(request.state, asked)
    if changed then changed(request.state) end
    return admission.settingsOf(request.state)
  end

  return setAdmission
end
