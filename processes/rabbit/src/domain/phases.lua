--- The phases of an event and the actions that are possible in each.
local phases = {}

---@alias Phase 'draft' | 'open' | 'running' | 'paused' | 'ended'

---@class Transition
---@field from table<Phase, true>
---@field to Phase

--- The phase that each act leads to, from the phases it is possible in.
---@type table<string, Transition>
phases.acts = {
  Open = { from = { draft = true }, to = 'open' },
  Start = { from = { open = true, paused = true }, to = 'running' },
  Pause = { from = { running = true }, to = 'paused' },
  End = { from = { running = true, paused = true }, to = 'ended' },
}

local registering = { open = true, running = true, paused = true }

--- Returns true when people can register.
---@param event Event
---@return boolean
function phases.registers(event)
  return registering[event.phase] == true
end

--- Returns true when rabbits can be scanned.
---@param event Event
---@return boolean
function phases.scans(event)
  return event.phase == 'running'
end

--- Returns true when an event is running, or was.
---@param event Event
---@return boolean
function phases.hasStarted(event)
  return event.phase == 'running' or event.phase == 'paused' or event.phase == 'ended'
end

--- Returns true when an event has the settings that players need to join it.
---@param event Event
---@return boolean
function phases.isComplete(event)
  return event.slug ~= nil and event.name ~= nil and event.contactKey ~= nil
end

return phases
