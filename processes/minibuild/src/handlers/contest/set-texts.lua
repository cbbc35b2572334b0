--- `Texts`: lets the staff set the texts of the contest in one language.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local languages = require('common.languages.languages')
local constants = require('constants')
local changes = require('domain.changes')
local errors = require('errors')

local setTexts = {}

setTexts.fields = declareFields(errors, {
  { name = 'language', rule = languages.rule, code = 'staff.malformed' },
  { name = 'name', rule = rules.line(constants.MAX_CONTEST_NAME_LENGTH), code = 'staff.malformed' },
  { name = 'brief', rule = rules.lines(constants.MAX_BRIEF_LENGTH), code = 'staff.malformed' },
  { name = 'rules', rule = rules.lines(constants.MAX_RULES_LENGTH), code = 'staff.malformed' },
  {
    name = 'judging',
    rule = rules.lines(constants.MAX_JUDGING_LENGTH),
    code = 'staff.malformed',
    optional = true,
  },
})

---@class NewTexts
---@field language string
---@field texts ContestTexts

---@param request MinibuildRequest
---@return NewTexts
function setTexts.check(request)
  local read = setTexts.fields.read
  local language, name, brief = read(request, 'language'), read(request, 'name'), read(request, 'brief')
  local texts = { name = name, brief = brief, rules = read(request, 'rules'), judging = read(request, 'judging') }
  errors.expect(languages.hasRoom(request.state.contest.texts, language), 'staff.malformed')
  return { language = language, texts = texts }
end

---@param request MinibuildRequest
---@param new NewTexts
---@return table detail
function setTexts.apply(request, new)
  request.state.contest.texts[new.language] = new.texts
  changes.texts(new.language)
  return { language = new.language, name = new.texts.name }
end

return setTexts
