--- `Points`: takes a batch of points from a process on the list of sources. Batches have numbers that grow by one; the latest
-- one, if it comes again, is acknowledged again and changes nothing.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local constants = require('constants')
local cities = require('domain.cities')
local points = require('domain.points')
local sources = require('domain.sources')
local errors = require('errors')
local boardRules = require('handlers.board-rules')
local cityRules = require('handlers.city-rules')

local handler = {}

local MAX_BATCH = 0xffffffff

local entry = rules.object({
  { name = 'address', rule = rules.address },
  { name = 'points', rule = rules.integer(1, constants.MAX_ENTRY_POINTS) },
  { name = 'kind', rule = rules.choice(constants.SENT_POINTS) },
  { name = 'why', rule = rules.line(constants.MAX_WHY_LENGTH) },
  { name = 'city', rule = cityRules.slug, optional = true },
  { name = 'challenge', rule = boardRules.challenge, optional = true },
  { name = 'isPerson', rule = rules.boolean, optional = true },
})

handler.fields = declareFields(errors, {
  { name = 'batch', rule = rules.integer(1, MAX_BATCH), code = 'points.malformed' },
  { name = 'entries', rule = rules.list(entry, 1, constants.MAX_ENTRIES), code = 'points.malformed' },
})

---@class PointsEntry
---@field address string
---@field points integer
---@field kind PointsKind
---@field why string
---@field city string? slug of the city whose board gets them, in place of the source's
---@field challenge string? slug of the challenge that brought them
---@field isPerson boolean? true when the source counts the address as a person, as it counts them

---@class PointsBatch
---@field source Source
---@field batch integer
---@field entries PointsEntry[]

---@param request CommunityRequest
---@return PointsBatch
function handler.check(request)
  local source = sources.of(request.state, request.from)
  errors.expect(source and source.on, 'points.not-a-source')
  local batch, entries = handler.fields.read(request, 'batch'), handler.fields.read(request, 'entries')
  errors.expect(batch == source.batch + 1 or batch == source.batch, 'points.batch')
  return { source = source, batch = batch, entries = entries }
end

--- Returns the slug of the city whose board gets points. A source may know cities that are unknown here: its batches must not
-- fail by them, since later ones wait for the earlier.
---@param state CommunityState
---@param source Source
---@param given PointsEntry
---@return string?
local function cityOf(state, source, given)
  local isKnown = given.city and cities.of(state, given.city)
  return isKnown and given.city or source.city
end

---@param request CommunityRequest
---@param sent PointsBatch
---@return string action
---@return table data
function handler.apply(request, sent)
  local source = sent.source
  for _, given in ipairs(sent.batch > source.batch and sent.entries or {}) do
    points.award(request.state, {
      board = source.board,
      city = cityOf(request.state, source, given),
      event = source.kind == 'event' and request.from or nil,
      challenge = given.challenge,
      kind = given.kind,
      address = given.address,
      isPerson = given.isPerson,
      points = given.points,
      why = given.why,
    })
  end
  source.batch = sent.batch
  return 'Points', { batch = sent.batch }
end

return handler
