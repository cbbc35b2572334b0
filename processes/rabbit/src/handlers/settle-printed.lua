--- `SettlePrinted`: lets scans of printed badges stand or fall. The staff's console checks the claims by the secrets of the
-- badges, which stay secret.
local fields = require('common.fields')
local constants = require('constants')
local badges = require('domain.badges')
local errors = require('errors')

local settlePrinted = {}

---@class SettledPrinted
---@field confirm integer[]
---@field strike integer[]

--- Reads numbers of printed scans.
---@param state RabbitState
---@param value any
---@return integer[]?
local function scans(state, value)
  local list, read = fields.list(value, constants.MAX_PRINTED_SETTLED), {}
  for i, written in ipairs(list or {}) do
    read[i] = fields.integer(written, 1, state.printedScans.total)
    if not read[i] then return nil end
  end
  return list and read
end

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
  local state, data = request.state, request.data
  local confirm = data.confirm == nil and {} or scans(state, data.confirm)
  local strike = data.strike == nil and {} or scans(state, data.strike)
  errors.expect(confirm and strike and not hasTwice({ confirm, strike }), 'staff.malformed')
  local count = #confirm + #strike
  errors.expect(count > 0 and count <= constants.MAX_PRINTED_SETTLED, 'staff.malformed')
  return { confirm = confirm, strike = strike }
end

---@param state RabbitState
---@param plan SettledPrinted
---@return table detail
function settlePrinted.apply(state, plan)
  local detail = {}
  for _, name in ipairs({ 'confirm', 'strike' }) do
    local list = plan[name]
    for _, scan in ipairs(list) do
      badges.settle(state, scan, name == 'confirm')
    end
    if #list > 0 then detail[name] = list end
  end
  return detail
end

return settlePrinted
