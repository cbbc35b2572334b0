--- Rules of the fields that are about meet-ups, see common/field-rules.
local rules = require('common.field-rules')
local constants = require('constants')
local meetUps = require('domain.meet-ups.meet-ups')
local errors = require('errors')

local meetUpRules = {}

--- Number of a meet-up, from 1.
---@type FieldRule
meetUpRules.id = rules.integer(1, 0xffffffff)

--- Returns true for an address on the web as browsers write it: a host name in ASCII without credentials, then at most a
-- path, a query and a fragment.
---@param text string
---@return boolean
local function isWebAddress(text)
  if #text > constants.MAX_MAP_URL_LENGTH then return false end
  local host, rest = text:match('^https://([%w.-]+)(.*)$')
  if not host or not host:find('^%w') or not host:find('%.%w+$') then return false end
  return rest == '' or rest:find('^[/?#:][%w%-._~:/?#@!$&()*+,;=%%]*$') ~= nil
end

--- An address on the web, https only.
---@type FieldRule
meetUpRules.mapUrl = rules.form('https address', constants.MAX_MAP_URL_LENGTH, isWebAddress)

--- Refuses the number of no meet-up; returns the number.
---@param state CommunityState
---@param id integer
---@return integer
function meetUpRules.existing(state, id)
  errors.expect(meetUps.exists(state, id), 'meetup.unknown')
  return id
end

return meetUpRules
