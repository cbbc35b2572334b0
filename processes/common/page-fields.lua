--- Reads the page of a long list that a request asks for.
local constants = require('common.constants')
local declareFields = require('common.declare-fields')
local errors = require('common.errors')
local rules = require('common.field-rules')

local MAX_OFFSET = 0xffffffff

local pageFields = {}

---@class Page
---@field offset integer rows before the page
---@field limit integer rows on the page, at most

---@class PageFields
---@field fields DeclaredFields
---@field check fun(request: Request): Page

--- Returns the fields of a page of at most `max` rows, and their reader; without fields it is the first 50 rows, or the first
-- `max` where that is fewer.
---@param max integer
---@return PageFields
function pageFields.upTo(max)
  local declared = declareFields(errors, {
    { name = 'offset', rule = rules.integer(0, MAX_OFFSET), code = 'message.malformed', optional = true, default = 0 },
    {
      name = 'limit',
      rule = rules.integer(1, max),
      code = 'message.malformed',
      optional = true,
      default = math.min(max, constants.DEFAULT_PAGE_LIMIT),
    },
  })

  --- Reads the page.
  ---@param request Request
  ---@return Page
  local function check(request)
    return { offset = declared.read(request, 'offset'), limit = declared.read(request, 'limit') }
  end

  return { fields = declared, check = check }
end

local longest = pageFields.upTo(constants.MAX_PAGE_LIMIT)

--- The fields of a page of at most 100 rows, and their reader.
pageFields.fields, pageFields.check = longest.fields, longest.check

return pageFields
