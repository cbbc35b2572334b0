--- The standing of an address in the arcade, and whom the arcade counts as people: the reply to `Mine` and to `Enter`.
local admission = require('common.admission.admission')

---@param state ArcadeState
---@param address string
---@return table
return function(state, address)
  return {
    address = address,
    isPerson = admission.isPerson(state, address),
    admission = admission.statusOf(state, address),
    admits = admission.settingsOf(state),
  }
end
