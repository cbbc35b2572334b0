--- Detects inputs that came inhumanly evenly. A program that plays by the clock leaves the same gap between its inputs again and
-- again; of people's gaps, one differs from the next by some steps. It proves nothing, and a program that varies its gaps
-- is not detected.
local constants = require('constants')

local evenness = {}

--- Returns true when the gaps between the steps with inputs are at least `EVEN_GAPS`, and all changes from one gap to the next
-- together are less than a step for each `EVEN_GAPS_PER_STEP` gaps.
---@param log InputLog
---@return boolean
function evenness.isInhuman(log)
  local last, gapBefore, gaps, changes = nil, nil, 0, 0
  for _, step in ipairs(log.steps) do
    if last and step > last then
      local gap = step - last
      changes = changes + math.abs(gap - (gapBefore or gap))
      gaps, gapBefore = gaps + 1, gap
    end
    last = step
  end
  return gaps >= constants.EVEN_GAPS and changes * constants.EVEN_GAPS_PER_STEP < gaps
end

return evenness
