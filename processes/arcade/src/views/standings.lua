--- The standings of a submitted run's player on the boards that the run counts on, for JSON.
local boards = require('domain.boards')
local places = require('domain.places')

--- Returns the standings, without boards on which every run of the player was struck, or that have no place for it.
---@param state ArcadeState
---@param score integer row
---@return table[]
return function(state, score)
  local rows, list = state.scoreRows, {}
  local place = places.parse(rows.on[score])
  for _, id in ipairs(places.boardsOf(rows.game[score], place, rows.day[score])) do
    local entry = boards.entryOf(state, id, rows.person[score])
    local best = entry and state.entryRows.best[entry] or 0
    if best ~= 0 then
      local own = boards.listOf(state, entry)
      list[#list + 1] = {
        board = id,
        place = boards.placeOf(state, entry),
        list = own,
        total = boards.size(state, id, own),
        best = rows.score[best],
        isBest = best == score,
      }
    end
  end
  return list
end
