--- `Finish`: takes note of the end of a run, by the hash of its log, from the key that began it. So the approval of the player can
-- take its time, while nobody can play the run more slowly than it is, or play it again.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local games = require('domain.games')
local runs = require('domain.runs')
local errors = require('errors')
local runRules = require('handlers.runs.run-rules')

local finish = {}

finish.fields = declareFields(errors, {
  { name = 'run', rule = rules.transaction, code = 'run.unknown' },
  { name = 'steps', rule = rules.integer(1, constants.MAX_STEPS), code = 'run.malformed-log' },
  { name = 'logHash', rule = rules.bytes(constants.LOG_HASH_BYTES), code = 'run.malformed-log' },
})

---@class CheckedFinish
---@field row integer of the open run
---@field steps integer
---@field logHash string

---@param request ArcadeRequest
---@return CheckedFinish
function finish.check(request)
  local state, read = request.state, finish.fields.read
  local row = errors.expect(runs.of(state, read(request, 'run')), 'run.unknown')
  local open = state.openRuns
  errors.expect(request.from == open.sender[row], 'run.other-key')
  errors.expect(not runs.isFinished(state, row), 'run.finished')
  local steps, logHash = read(request, 'steps'), read(request, 'logHash')
  errors.expect(steps <= games[open.game[row]].longestSteps, 'run.too-long')
  local begunAt = open.begunAt[row]
  runRules.expectInTime(request, begunAt, steps, runs.lastFinish(begunAt, steps))
  return { row = row, steps = steps, logHash = logHash }
end

---@param request ArcadeRequest
---@param checked CheckedFinish
---@return string action
---@return table data
function finish.apply(request, checked)
  local state, row = request.state, checked.row
  runs.finish(state, row, checked.steps, checked.logHash)
  return 'Finished', { run = state.openRuns.id[row] }
end

return finish
