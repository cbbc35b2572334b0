--- `Names`: returns the names of some addresses, without those that have none.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local profiles = require('domain.profiles')
local errors = require('errors')

local names = {}

names.fields = declareFields(errors, {
  {
    name = 'addresses',
    rule = rules.list(rules.address, 1, constants.MAX_NAMES_ASKED),
    code = 'message.malformed',
  },
})

---@param request CommunityRequest
---@return string[] addresses
function names.check(request)
  return names.fields.read(request, 'addresses')
end

---@param request CommunityRequest
---@param addresses string[]
---@return string action
---@return table data
function names.apply(request, addresses)
  local found
  for _, address in ipairs(addresses) do
    local name = profiles.nameOf(request.state, address)
    if name then
      found = found or {}
      found[address] = name
    end
  end
  return 'Names', { names = found }
end

return names
