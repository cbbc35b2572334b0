--- `Open`, `Start`, `Pause` and `End`: move the event from one phase to the next. The first start freezes the registrations.
local phases = require('domain.phases')
local registrations = require('domain.registrations')
local errors = require('errors')

--- Returns the act that leads to the next phase as `phases.acts` defines.
---@param action string
---@return StaffAct
return function(action)
  local transition, changePhase = phases.acts[action], {}

  ---@param request RabbitRequest
  function changePhase.check(request)
    local event, draw = request.state.event, request.state.roles.draw
    errors.expect(transition.from[event.phase], 'event.wrong-phase')
    errors.expect(phases.isComplete(event), 'event.incomplete')
    -- once somebody has registered, no seed can be committed to any more
    errors.expect(action ~= 'Open' or draw or not event.keyDigest, 'role.no-draw')
  end

  ---@param request RabbitRequest
  function changePhase.apply(request)
    local state = request.state
    if action == 'Start' then registrations.freeze(state, request) end
    -- the message may have brought the judging to its winner after `check`
    if state.event.phase ~= 'ended' then state.event.phase = transition.to end
  end

  return changePhase
end
