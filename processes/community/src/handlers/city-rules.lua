--- Rules of the fields that are about cities, see common/field-rules.
local fields = require('common.fields')
local rules = require('common.field-rules')
local constants = require('constants')

local cityRules = {}

--- Reads the slug of a city.
---@param value any
---@return string?
local function readSlug(value)
  local isSlug = type(value) == 'string' and value:find('^[a-z0-9-]+$')
  if isSlug and #value >= 2 and #value <= constants.MAX_CITY_SLUG_LENGTH then return value end
end

--- The slug of a city: 2 to 24 small letters, digits and hyphens.
---@type FieldRule
cityRules.slug = { type = 'slug', min = 2, max = constants.MAX_CITY_SLUG_LENGTH, read = readSlug }

--- Returns true for a text that has the form of a time zone's name (IANA).
---@param text string
---@return boolean
local function isZone(text)
  return #text <= constants.MAX_ZONE_LENGTH and text:find('^%a[%w_+/-]*$') ~= nil
end

--- The name of a time zone (IANA), such as `Asia/Manila`, by its form.
---@type FieldRule
cityRules.zone = rules.form('name of a time zone', constants.MAX_ZONE_LENGTH, isZone)

--- Reads an address, or the empty text.
---@param value any
---@return string?
local function readAddressOrNone(value)
  if value == '' then return value end
  return fields.address(value)
end

--- An address, or the empty text for nobody.
---@type FieldRule
cityRules.addressOrNone = { type = 'address or empty text', read = readAddressOrNone }

return cityRules
