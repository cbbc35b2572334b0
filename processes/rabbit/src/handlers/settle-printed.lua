--- `SettlePrinted`: confirms or voids scans of printed badges. The staff's console checks the claims by the secrets of the
-- badges, which stay secret.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local badges = require('domain.badges')
local errors = require('errors')

local settlePrinted = {}

---@class SettledPrinted
---@field confirm integer[]
---@field strike integer[]

local scan = rules.upTo(1, 'the number of scans of badges', function(state) return state.printedScans.total end)
local scans = rules.list(scan, 0, constants.MAX_PRINTED_SETTLED)

settlePrinted.fields = declareFields(errors, {
  { name = 'confirm', rule = scans, code = 'staff.malformed', optional = true },
  { name = 'strike', rule = scans, code = 'staff.malformed', optional = true },
})

--- Returns true when a scan is on a list twice.
---@param lists integer[][]
---@return boolean
local function hasTwice(lists)
  local seen = {}
  for _, list in ipairs(lists) do
    for _, scan in ipairs(list) do
      if seen[scan] then return true end
      seen[scan] = true
    end
  end
  return false
end

---@param request RabbitRequest
---@return SettledPrinted
function settlePrinted.check(request)
  local read = settlePrinted.fields.read
  local confirm, strike = read(request, 'confirm') or {}, read(request, 'strike') or {}
  errors.expect(not hasTwice({ confirm, strike }), 'staff.malformed')
  local count = #confirm + #strike
  errors.expect(count > 0 and count <= constants.MAX_PRINTED_SETTLED, 'staff.malformed')
  return { confirm = confirm, strike = strike }
end

---@param request RabbitRequest
---@param plan SettledPrinted
---@return table detail
function settlePrinted.apply(request, plan)
  local detail = {}
  for _, name in ipairs({ 'confirm', 'strike' }) do
    local list = plan[name]
    for _, scan in ipairs(list) do
      badges.settle(request.state, scan, name == 'confirm')
    end
    if #list > 0 then detail[name] = list end
  end
  return detail
end

return settlePrinted
