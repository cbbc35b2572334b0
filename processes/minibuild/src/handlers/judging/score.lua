--- `Score`: keeps a judge's scores of an entry, or the judge's word that there is a conflict of interest.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local entries = require('domain.entries')
local judges = require('domain.judges')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')
local ownSender = require('handlers.own-sender')
local sheetView = require('views.sheet')

local score = {}

score.fields = declareFields(errors, {
  ownSender.fields,
  { name = 'entry', rule = contestRules.entry, code = 'entry.unknown' },
  {
    name = 'scores',
    rule = rules.list(rules.integer(0, constants.MAX_SCORE), 1, constants.MAX_CRITERIA),
    code = 'score.malformed',
    optional = true,
  },
  { name = 'conflict', rule = rules.boolean, code = 'score.malformed', optional = true, default = false },
})

---@class NewSheet
---@field judge integer
---@field entry integer
---@field scores integer[]?

---@param request MinibuildRequest
---@return NewSheet
function score.check(request)
  local state, read = request.state, score.fields.read
  ownSender.expect(request)
  contestRules.expectPhase(request, 'voting', 'judging')
  local judge = errors.expect(judges.of(state, request.from), 'judge.only')
  local entry = contestRules.existing(state, read(request, 'entry'))
  errors.expect(not entries.isWithdrawn(state, entry), 'entry.withdrawn')
  local criteria, scores, isConflict = #state.contest.facts.criteria, read(request, 'scores'), read(request, 'conflict')
  errors.expect(criteria > 0, 'score.no-criteria')
  errors.expect((scores ~= nil) ~= isConflict, 'score.malformed')
  if scores then
    errors.expect(#scores == criteria, 'score.malformed')
    errors.expect(not judges.isOwn(state, judge, entry), 'score.conflict')
  end
  return { judge = judge, entry = entry, scores = scores }
end

---@param request MinibuildRequest
---@param new NewSheet
---@return string action
---@return table data
function score.apply(request, new)
  local sheet = judges.score(request.state, new.judge, new.entry, new.scores, request.now)
  ownSender.keep(request)
  return 'Sheet', sheetView(request.state, sheet)
end

return score
