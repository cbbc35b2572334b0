--- Asks an event's process about the rainbow of an address, and reads the answer. Only the process is believed: a rainbow counts
-- when it says that all colours are confirmed and that the player isn't banned.
--
-- The event answers whoever asks, and nobody else, so an answer comes only to a question of this process; its address says to
-- which one.
local json = require('json')
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')

local eventRainbow = {}

--- Returns the question about an address.
---@param event string process of the event
---@param address string
---@return OutgoingMessage
function eventRainbow.question(event, address)
  return { Target = event, Action = 'Me', Data = json.encode({ address = address }) }
end

--- Returns the fields of the event's answer, `Me`.
---@param errors Errors
---@param code string code of the refusal of an answer about nobody
---@return DeclaredFields
function eventRainbow.fields(errors, code)
  return declareFields(errors, {
    { name = 'address', rule = rules.address, code = code },
    { name = 'complete', rule = rules.boolean, optional = true, default = false },
    { name = 'block', rule = rules.integer(0, 0xffffffff), optional = true },
    { name = 'banned', rule = rules.boolean, optional = true, default = true },
  })
end

--- Returns true when an answer says that the rainbow is confirmed.
---@param fields DeclaredFields those of the answer
---@param request Request
---@return boolean
function eventRainbow.isConfirmed(fields, request)
  local read = fields.read
  local isComplete = read(request, 'complete') == true and read(request, 'block') ~= nil
  return isComplete and read(request, 'banned') == false
end

return eventRainbow
