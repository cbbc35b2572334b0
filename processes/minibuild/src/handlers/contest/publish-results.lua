--- `PublishResults`: lets the staff publish the results, for good.
local results = require('domain.results')
local contestRules = require('handlers.contest-rules')

local publishResults = {}

---@param request MinibuildRequest
function publishResults.check(request)
  contestRules.expectUnpublished(request.state)
  contestRules.expectPhase(request, 'judging')
end

---@param request MinibuildRequest
function publishResults.apply(request)
  results.publish(request.state, request.now)
end

return publishResults
