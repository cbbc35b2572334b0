--- `Open`: lets the staff open the contest, once. From then on its phase follows from the times.
local changes = require('domain.changes')
local errors = require('errors')

local open = {}

---@param request MinibuildRequest
function open.check(request)
  local own = request.state.contest
  errors.expect(not own.isOpen, 'contest.open')
  errors.expect(own.facts and own.texts[own.facts.original], 'contest.incomplete')
end

---@param request MinibuildRequest
function open.apply(request)
  request.state.contest.isOpen = true
  changes.contest()
end

return open
