--- Changes that are to be published (common/publishing/marks.lua): each function says what a message changed.
local marks = require('common.publishing.marks')

local changes = {}

--- Says that the contest itself changed: its facts, its phases, its judges, or that its results are out.
function changes.contest()
  marks.part('contest', 1)
end

--- Says that the facts of the contest changed, which say also who is admitted.
function changes.facts()
  marks.part('contest', 1)
  marks.part('facts', 1)
end

--- Says that the texts in a language changed.
---@param language string
function changes.texts(language)
  marks.part('contest', 1)
  marks.row('texts', language)
end

--- Says that visitors may see an entry now, or no longer.
---@param entry integer
function changes.entry(entry)
  marks.part('counts', entry)
end

return changes
