--- The phases of an event and what is possible in each.
local phases = {}

--- The phase that each act leads to, from the phases it is possible in.
phases.acts = {
  Open = { from = { draft = true }, to = 'open' },
  Start = { from = { open = true, paused = true }, to = 'running' },
  Pause = { from = { running = true }, to = 'paused' },
  End = { from = { running = true, paused = true }, to = 'ended' },
}

local registering = { open = true, running = true, paused = true }

--- Whether people can register.
function phases.registers(event)
  return registering[event.phase] == true
end

--- Whether rabbits can be scanned.
function phases.scans(event)
  return event.phase == 'running'
end

--- Whether an event has what players need to join it.
function phases.isComplete(event)
  return event.slug ~= nil and event.name ~= nil and event.contactKey ~= nil
end

return phases
