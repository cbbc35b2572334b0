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

pageFields.fields = declareFields(errors, {
  { name = 'offset', rule = rules.integer(0, MAX_OFFSET), code = 'message.malformed', optional = true, default = 0 },
  {
    name = 'limit',
    rule = rules.integer(1, constants.MAX_PAGE_LIMIT),
    code = 'message.malformed',
    optional = true,
    default = constants.DEFAULT_PAGE_LIMIT,
  },
})

--- Reads the page; 50 rows from the start without fields.
---@param request Request
---@return Page
function pageFields.check(request)
  local read = pageFields.fields.read
  return { offset = read(request, 'offset'), limit = read(request, 'limit') }
end

return pageFields
