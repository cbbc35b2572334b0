--- `Entries`: returns a page of the entries, in one of several orders.
local unicodeFold = require('common.codec.unicode-fold')
local declareFields = require('common.declare-fields')
local pageFields = require('common.page-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local listing = require('domain.listing')
local errors = require('errors')
local entryRow = require('views.entry-row')

local page = pageFields.upTo(constants.MAX_ENTRIES_PAGE)

local listEntries = {}

listEntries.fields = declareFields(errors, {
  page.fields,
  {
    name = 'order',
    rule = rules.choice(constants.ENTRY_ORDERS),
    code = 'message.malformed',
    optional = true,
    default = 'newest',
  },
  { name = 'seed', rule = rules.integer(0, constants.MAX_SEED), code = 'message.malformed', optional = true },
  { name = 'kind', rule = rules.choice(constants.ENTRY_KINDS), code = 'message.malformed', optional = true },
  {
    name = 'search',
    rule = rules.line(constants.MAX_SEARCH_LENGTH),
    code = 'message.malformed',
    optional = true,
  },
  { name = 'seeking', rule = rules.boolean, code = 'message.malformed', optional = true, default = false },
  { name = 'staff', rule = rules.boolean, code = 'message.malformed', optional = true, default = false },
})

---@class AskedEntries
---@field page Page
---@field list AskedEntryList

---@param request MinibuildRequest
---@return AskedEntries
function listEntries.check(request)
  local read = listEntries.fields.read
  local search, order, seed = read(request, 'search'), read(request, 'order'), read(request, 'seed')
  errors.expect(order ~= 'shuffled' or seed, 'message.malformed')
  errors.expect(order ~= 'place' or request.state.contest.publishedAt, 'results.none')
  local list = { order = order, seed = seed, kind = read(request, 'kind'), isForStaff = read(request, 'staff') }
  list.isSeeking = read(request, 'seeking')
  list.search = search and unicodeFold.fold(search)
  return { page = page.check(request), list = list }
end

---@param request MinibuildRequest
---@param asked AskedEntries
---@return string action
---@return table data
function listEntries.apply(request, asked)
  local list, rows = listing.of(request.state, asked.list), {}
  local offset = asked.page.offset
  for index = offset + 1, math.min(#list, offset + asked.page.limit) do
    rows[#rows + 1] = entryRow(request.state, list[index], asked.list.isForStaff)
  end
  return 'Entries', { total = #list, rows = rows }
end

return listEntries
