--- `Judge`: lets the staff make somebody a judge, with a shown name, or no longer one.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local judges = require('domain.judges')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local setJudge = {}

setJudge.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'name', rule = rules.line(constants.MAX_JUDGE_NAME_LENGTH), code = 'staff.malformed' },
  { name = 'isJudge', rule = rules.boolean, code = 'staff.malformed' },
})

---@class JudgeChange
---@field address string
---@field name string
---@field isJudge boolean

---@param request MinibuildRequest
---@return JudgeChange
function setJudge.check(request)
  local state, read = request.state, setJudge.fields.read
  contestRules.expectUnpublished(state)
  local change = { address = read(request, 'address'), name = read(request, 'name'), isJudge = read(request, 'isJudge') }
  if change.isJudge then
    errors.expect(judges.canBe(state, change.address), 'judge.too-many')
  else
    errors.expect(judges.of(state, change.address), 'staff.malformed')
  end
  return change
end

---@param request MinibuildRequest
---@param change JudgeChange
---@return table detail
function setJudge.apply(request, change)
  judges.set(request.state, change.address, change.name, change.isJudge)
  return { address = change.address, name = change.name, isJudge = change.isJudge }
end

return setJudge
