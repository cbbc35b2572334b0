--- Numbers what the owner evaluates. aos evaluates each `Eval` of the owner, and the code of the spawn, as often as anybody posts it:
-- the code of an earlier release, or a change of the owner that was taken back since. Here, an evaluation needs a tag `Sequence` with
-- a larger number than all before it, whoever was the owner then, and a process that has its code boots no more.
local constants = require('common.constants')
local message = require('common.dispatch.message')
local errors = require('common.errors')

--- The number of the latest evaluation. The code is evaluated again in a live process, which keeps it.
LatestEvaluation = LatestEvaluation or 0

--- The function by which aos adds the handler that boots a process.
AddOnce = AddOnce or Handlers.once

--- Adds a handler for one message, but none that boots.
---@param name any
---@param ... any
Handlers.once = function(name, ...)
  if name ~= '_boot' then AddOnce(name, ...) end
end

--- The function by which aos hands over the result of a message, at its end.
ResultOfMessage = ResultOfMessage or ao.result

local evaluations = {}

--- True from the beginning of an evaluation on: the code itself is evaluated.
local isEvaluating = true

--- Returns `continue` for a message that aos evaluates, since its own handler comes after the guard.
---@param msg AosMessage
---@return string | boolean
local function isEvaluation(msg)
  return msg.Action == 'Eval' and msg.From == Owner and 'continue'
end

--- Refuses an evaluation that comes again, and keeps the number of a new one.
---@param msg AosMessage
local function expectNew(msg)
  local written = message.tagOf(msg, 'sequence')
  local number = math.tointeger(tonumber(written))
  errors.expect(number and number <= constants.LAST_SEQUENCE, 'message.malformed')
  if number <= LatestEvaluation then errors.refuse('message.repeated', LatestEvaluation) end
  LatestEvaluation = number
  -- distinguishes the states before and after it, see serve
  ao.reference = ao.reference + 1
  isEvaluating = true
end

--- Puts the guard before all handlers.
---@param name string of the guard in aos
---@param finish fun() called after each evaluation, also that of the code itself
function evaluations.guard(name, finish)
  Handlers.remove(name)
  Handlers.prepend(name, isEvaluation, expectNew)
  ---@param result table
  ---@return table
  ao.result = function(result)
    if isEvaluating then
      isEvaluating = false
      -- an evaluation may leave a state that the process can't read
      pcall(finish)
    end
    return ResultOfMessage(result)
  end
end

return evaluations
