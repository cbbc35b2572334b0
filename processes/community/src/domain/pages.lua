--- The pages of cities, one for each language, each a chain of revisions with numbers from 1. The state keeps the content
-- of the current revision; that of an earlier one is in its message on the ledger, and the state keeps its hash.
local sha256 = require('common.codec.sha256')
local languages = require('common.languages.languages')
local columns = require('common.state.columns')
local packedColumn = require('common.state.packed-column')
local changes = require('domain.changes')

local pages = {}

local HASH_BYTES = 32

--- Pages by the slug of the city and the language.
---@alias Pages table<string, table<string, CityPage>>

---@class CityPage
---@field content string of the current revision
---@field rows integer[] rows of `revisions`, by number

--- The revisions of all pages in ledger order, in columns.
---@class Revisions: Rows
---@field author string[] addresses
---@field at integer[] in milliseconds
---@field message (string | false)[] id of the message, where the network gave one
---@field hash PackedColumn SHA-256 of the content
---@field bytes integer[] of the content
---@field fromLanguage (string | false)[] language of the original
---@field fromNumber integer[] revision of the original, 0 for none
---@field restores integer[] number of the earlier revision whose content it has, 0 for none

--- A revision that is new.
---@class NewRevision
---@field city string
---@field language string
---@field content string
---@field hash string
---@field author string
---@field at integer
---@field message string?
---@field from Original?
---@field restores integer?

--- The revision of another language that a text is a translation of.
---@class Original
---@field language string
---@field number integer

---@type table<string, ColumnGroup>
pages.TABLES = {
  revisions = {
    author = '',
    at = 0,
    message = false,
    hash = columns.packed(HASH_BYTES),
    bytes = 0,
    fromLanguage = false,
    fromNumber = 0,
    restores = 0,
  },
}

--- Returns the part of a new state.
---@return Pages
function pages.new()
  return {}
end

--- Returns the hash by which a content is recognised.
---@param content string
---@return string bytes
function pages.hashOf(content)
  return sha256.digest(content)
end

--- Returns a page that has a revision.
---@param state CommunityState
---@param city string slug
---@param language string
---@return CityPage?
function pages.of(state, city, language)
  local ofCity = state.pages[city]
  return ofCity and ofCity[language]
end

--- Returns the number of a page's current revision, 0 for none.
---@param state CommunityState
---@param city string slug
---@param language string
---@return integer
function pages.number(state, city, language)
  local page = pages.of(state, city, language)
  return page and #page.rows or 0
end

--- Returns true when a city may have a page in a language.
---@param state CommunityState
---@param city string slug
---@param language string
---@return boolean
function pages.hasRoom(state, city, language)
  return languages.hasRoom(state.pages[city] or {}, language)
end

--- Returns the number of the current revision by language; nothing for a city without a page.
---@param state CommunityState
---@param city string slug
---@return table<string, integer>?
function pages.numbers(state, city)
  local numbers = {}
  for language in pairs(state.pages[city] or {}) do
    numbers[language] = pages.number(state, city, language)
  end
  return next(numbers) and numbers
end

--- Returns the row of a revision of a page.
---@param state CommunityState
---@param city string slug
---@param language string
---@param number integer
---@return integer?
function pages.row(state, city, language, number)
  local page = pages.of(state, city, language)
  return page and page.rows[number]
end

--- Returns the hash that a revision's content must have.
---@param state CommunityState
---@param row integer
---@return string bytes
function pages.hash(state, row)
  return packedColumn.get(state.revisions.hash, row)
end

--- Returns the original of a revision, if it is a translation.
---@param state CommunityState
---@param row integer
---@return Original?
function pages.original(state, row)
  local rows = state.revisions
  if rows.fromNumber[row] == 0 then return nil end
  return { language = rows.fromLanguage[row], number = rows.fromNumber[row] }
end

--- Returns true when the original of a revision has a newer revision than the translated one.
---@param state CommunityState
---@param city string slug
---@param row integer
---@return boolean
function pages.isOlderThanOriginal(state, city, row)
  local from = pages.original(state, row)
  return from ~= nil and pages.number(state, city, from.language) > from.number
end

--- Makes a revision the current one of its page.
---@param state CommunityState
---@param revision NewRevision
---@return integer number
function pages.add(state, revision)
  local rows, from = state.revisions, revision.from
  local row = rows.total + 1
  rows.total = row
  rows.author[row], rows.at[row] = revision.author, revision.at
  rows.message[row] = revision.message or false
  packedColumn.set(rows.hash, row, revision.hash)
  rows.bytes[row] = #revision.content
  rows.fromLanguage[row], rows.fromNumber[row] = from and from.language or false, from and from.number or 0
  rows.restores[row] = revision.restores or 0

  local ofCity = state.pages[revision.city] or {}
  state.pages[revision.city] = ofCity
  local page = ofCity[revision.language] or { rows = {} }
  ofCity[revision.language] = page
  page.content, page.rows[#page.rows + 1] = revision.content, row
  changes.page(revision.city, revision.language)
  return #page.rows
end

return pages
