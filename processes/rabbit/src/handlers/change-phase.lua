--- `Open`, `Start`, `Pause` and `End`: move the event from one phase to the next.
local phases = require('domain.phases')
local errors = require('errors')

--- Returns the act that leads to the next phase as `phases.acts` defines.
---@param action string
---@return StaffAct
return function(action)
  local transition, changePhase = phases.acts[action], {}

  ---@param request RabbitRequest
  function changePhase.check(request)
    local event = request.state.event
    errors.expect(transition.from[event.phase], 'event.wrong-phase')
    errors.expect(phases.isComplete(event), 'event.incomplete')
  end

  ---@param state RabbitState
  function changePhase.apply(state)
    -- the message may have brought the judging to its winner after `check`
    if state.event.phase ~= 'ended' then state.event.phase = transition.to end
  end

  return changePhase
end
