--- The run that a message is about, by its id.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local scores = require('domain.scores')
local errors = require('errors')

local runField = {}

runField.fields = declareFields(errors, {
  { name = 'run', rule = rules.transaction, code = 'run.unknown' },
})

--- Reads a submitted run.
---@param request ArcadeRequest
---@return integer row of its score
function runField.readScore(request)
  return errors.expect(scores.of(request.state, runField.fields.read(request, 'run')), 'run.unknown')
end

return runField
