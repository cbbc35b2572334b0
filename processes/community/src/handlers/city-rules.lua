--- Rules of the fields that are about cities, see common/field-rules.
local fields = require('common.fields')
local rules = require('common.field-rules')
local languages = require('common.languages.languages')
local lists = require('common.lists')
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

--- Returns true for a slug that a city can be added under.
---@param slug string
---@return boolean
function cityRules.isFree(slug)
  return lists.indexOf(constants.RESERVED_CITY_SLUGS, slug) == nil
end

--- The names of a city by language, one of them English.
---@type FieldRule
cityRules.names = languages.texts(rules.line(constants.MAX_CITY_NAME_LENGTH), constants.CITY_NAME_LANGUAGE)

---@type FieldRule
cityRules.latitude = rules.integer(-constants.MAX_LATITUDE, constants.MAX_LATITUDE)

---@type FieldRule
cityRules.longitude = rules.integer(-constants.MAX_LONGITUDE, constants.MAX_LONGITUDE)

local buildings = rules.integer(0, constants.MAX_SKYLINE_BUILDINGS)

--- The parameters that a skyline is drawn from.
---@type FieldRule
cityRules.skyline = rules.object({
  { name = 'colour', rule = rules.choice(constants.CITY_COLOURS) },
  { name = 'land', rule = rules.choice(constants.SKYLINE_LANDS) },
  { name = 'ground', rule = rules.choice(constants.SKYLINE_GROUNDS) },
  { name = 'towers', rule = buildings },
  { name = 'houses', rule = buildings },
  { name = 'seed', rule = rules.integer(0, constants.MAX_SKYLINE_SEED) },
}, true)

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
