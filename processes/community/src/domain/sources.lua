--- The processes that may send points, and the batches that came from them.
local constants = require('constants')

local sources = {}

---@alias SourceKind 'event' | 'game' | 'contest'

---@class Source
---@field kind SourceKind
---@field board string id of its board
---@field city string? slug of the city whose board gets the points too
---@field title string?
---@field on boolean
---@field batch integer number of its latest batch, 0 before the first

---@class Sources
---@field order string[] ids of processes in the order they were added
---@field byProcess table<string, Source>

--- Returns the part of a new state.
---@return Sources
function sources.new()
  return { order = {}, byProcess = {} }
end

--- Returns the source that a process is.
---@param state CommunityState
---@param process string
---@return Source?
function sources.of(state, process)
  return state.sources.byProcess[process]
end

--- Returns true when there is room for one more source.
---@param state CommunityState
---@return boolean
function sources.hasRoom(state)
  return #state.sources.order < constants.MAX_SOURCES
end

--- Adds a source, or takes another in its place, which goes on with its batches.
---@param state CommunityState
---@param process string
---@param source Source
function sources.set(state, process, source)
  local all = state.sources
  local before = all.byProcess[process]
  if not before then table.insert(all.order, process) end
  source.batch = before and before.batch or 0
  all.byProcess[process] = source
end

return sources
