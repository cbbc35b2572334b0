--- Things of a contest that people flag: an entry, by its number; a comment on it, and the name of its team, by a key.
local flagged = {}

--- A flagged thing by the entry that it belongs to.
---@class FlaggedOfEntry
---@field entry integer
---@field comment integer?
---@field team integer?

--- Returns the key of a comment.
---@param comment integer
---@return FlaggedThing
function flagged.comment(comment)
  return 'comment ' .. comment
end

--- Returns the key of a team's name.
---@param team integer with an entry
---@return FlaggedThing
function flagged.team(team)
  return 'team ' .. team
end

--- Returns the thing of a key.
---@param state MinibuildState
---@param thing FlaggedThing
---@return FlaggedOfEntry
function flagged.of(state, thing)
  local kind, digits = tostring(thing):match('^(%a+) (%d+)$')
  if not kind then return { entry = thing } end
  local number = math.tointeger(tonumber(digits))
  if kind == 'comment' then return { entry = state.commentRows.entry[number], comment = number } end
  return { entry = state.teamRows.entry[number], team = number }
end

return flagged
