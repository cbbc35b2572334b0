--- Languages of texts. A process takes the tag of any language: which of them people can choose is for the app to say. Each thing has
-- texts in a bounded number of languages.
local rules = require('common.field-rules')
local constants = require('common.languages.constants')

local languages = {}

--- Characters of the longest tag.
local MAX_TAG_LENGTH = 5

--- Texts by language.
---@alias Texts table<string, any>

--- Returns true for two small letters, with or without a region of two.
---@param text string
---@return boolean
local function isTag(text)
  return text:find('^[a-z][a-z]$') ~= nil or text:find('^[a-z][a-z]%-[a-z][a-z]$') ~= nil
end

--- The tag of a language, such as `ja` and `zh-tw`.
---@type FieldRule
languages.rule = rules.form('language', MAX_TAG_LENGTH, isTag)

--- Returns the languages that there are texts in, in the order of their tags.
---@param texts Texts
---@return string[]
function languages.of(texts)
  local list = {}
  for language in pairs(texts) do
    list[#list + 1] = language
  end
  table.sort(list)
  return list
end

--- Returns true when there may be a text in a language: there is one, or room for a further language.
---@param texts Texts
---@param language string
---@return boolean
function languages.hasRoom(texts, language)
  return texts[language] ~= nil or #languages.of(texts) < constants.MAX_LANGUAGES
end

--- Returns the rule of texts by language.
---@param item FieldRule of each text
---@param required string the language that can't be absent
---@return FieldRule
function languages.texts(item, required)
  ---@param value any
  ---@param request Request
  ---@return Texts?
  local function read(value, request)
    if type(value) ~= 'table' or value[required] == nil then return nil end
    local accepted, count = {}, 0
    for language, written in pairs(value) do
      count = count + 1
      if count > constants.MAX_LANGUAGES or not languages.rule.read(language) then return nil end
      accepted[language] = item.read(written, request)
      if accepted[language] == nil then return nil end
    end
    return accepted
  end
  return { type = 'texts', item = item, max = constants.MAX_LANGUAGES, choices = { required }, read = read }
end

return languages
