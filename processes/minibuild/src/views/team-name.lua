--- The name of a team, for JSON.
local hiddenNames = require('domain.hidden-names')

--- Returns the name, or `#` and the number in its place.
---@param state MinibuildState
---@param team integer
---@return table
return function(state, team)
  local isHidden = hiddenNames.reasonOf(state, team) ~= nil
  return { team = team, name = state.teamRows.name[team], isHidden = isHidden or nil }
end
