--- Does the acts that come with the code of a process: the owner writes them, as JSON, into the global `FirstActs`, in the same
-- evaluation as the code and before it. So one signed item makes a process and sets it up. Each act is checked and logged as if the
-- owner had sent it. A refused act makes the evaluation fail, so that the process never has its code. A process that has its
-- code does none: what is written then is dropped.
local json = require('json')
local message = require('common.dispatch.message')

--- Acts of one process are few.
local MAX_FIRST_ACTS = 8

---@class FirstAct
---@field action string
---@field data table fields of the act, without its number

--- Does the acts of a process that begins now.
---@param isNew boolean
---@param state ProcessState
---@param actions table<string, ActionHandler> those that can come with the code
return function(isNew, state, actions)
  local written = FirstActs
  FirstActs = nil
  if not isNew or written == nil then return end
  ---@type FirstAct[]
  local acts = json.decode(written)
  assert(#acts <= MAX_FIRST_ACTS, 'too many first acts')
  for sequence, act in ipairs(acts) do
    local handler = assert(actions[act.action], 'no first act')
    local request = message.ofEvaluation(state)
    request.data = act.data
    request.data.sequence = sequence
    handler.apply(request, handler.check(request))
  end
end
