--- `Remove`: lets the staff remove a person, whose ballot then doesn't count and who can't act, or take that back. A person
-- who never voted leaves a free place.
local declareFields = require('common.declare-fields')
local rules = require('common.field-rules')
local ballots = require('domain.ballots')
local people = require('domain.people')
local errors = require('errors')
local contestRules = require('handlers.contest-rules')

local removePerson = {}

removePerson.fields = declareFields(errors, {
  { name = 'address', rule = rules.address, code = 'staff.malformed' },
  { name = 'isRemoved', rule = rules.boolean, code = 'staff.malformed' },
})

---@class RemovedPerson
---@field address string
---@field isRemoved boolean

---@param request MinibuildRequest
---@return RemovedPerson
function removePerson.check(request)
  local state, read = request.state, removePerson.fields.read
  contestRules.expectUnpublished(state)
  local address, isRemoved = read(request, 'address'), read(request, 'isRemoved')
  local person, row = people.of(state, address), ballots.of(state, address)
  errors.expect(person or row, 'person.unknown')
  local comesBack = person and not isRemoved and people.isRemoved(state, person) and not row
  errors.expect(not comesBack or people.hasRoom(state), 'person.too-many')
  return { address = address, isRemoved = isRemoved }
end

---@param request MinibuildRequest
---@param change RemovedPerson
---@param reason string
---@return table detail
function removePerson.apply(request, change, reason)
  local state = request.state
  local person = people.of(state, change.address)
  if person then
    local hasVoted = ballots.of(state, change.address) ~= nil
    people.setRemoved(state, person, change.isRemoved and reason or '', hasVoted)
  end
  ballots.setRemoved(state, change.address, change.isRemoved)
  return { address = change.address, isRemoved = change.isRemoved }
end

return removePerson
