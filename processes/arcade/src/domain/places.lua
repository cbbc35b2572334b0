--- The places that a run can be played on, and the ids of the boards that it counts on.
local constants = require('constants')
local games = require('domain.games')

local places = {}

--- A place: everybody's board, a city's arcade, the daily run, or a challenge.
---@class RunPlace
---@field kind 'open' | 'city' | 'daily' | 'challenge'
---@field slug string? of the city or the challenge

--- The board that an id names.
---@class NamedBoard
---@field game string? nil for the board of a challenge
---@field challenge string? slug

--- Returns true for a slug: 2 to `max` small letters, digits and hyphens.
---@param text string?
---@param max integer
---@return boolean
function places.isSlug(text, max)
  return text ~= nil and #text >= 2 and #text <= max and text:find('^[a-z0-9-]+$') ~= nil
end

--- Reads a place: `open`, `city:<slug>`, `daily` or `challenge:<slug>`, whatever the slug; nothing for another text.
---@param text string
---@return RunPlace?
function places.parse(text)
  if text == 'open' or text == 'daily' then return { kind = text } end
  local kind, slug = text:match('^(%l+):(.*)$')
  if kind == 'city' or kind == 'challenge' then return { kind = kind, slug = slug } end
end

--- Returns the id of the board of a game's daily run.
---@param game string
---@param day string `YYYYMMDD`
---@return string
function places.dailyBoard(game, day)
  return game .. '-daily-' .. day
end

--- Returns the ids of the boards that a run counts on. The first one gives points.
---@param game string
---@param place RunPlace
---@param day string of a daily run
---@return string[]
function places.boardsOf(game, place, day)
  if place.kind == 'daily' then return { places.dailyBoard(game, day) } end
  if place.kind == 'challenge' then return { 'challenge-' .. place.slug } end
  if place.kind == 'city' then return { game, game .. '-city-' .. place.slug } end
  return { game }
end

--- Returns the id of the board that gives points for a run: all runs that count on it have something in common.
---@param game string
---@param place RunPlace
---@param day string of a daily run
---@return string
function places.firstBoard(game, place, day)
  return places.boardsOf(game, place, day)[1]
end

--- Returns the board that an id names, whether it has scores or not; nothing for an id of another form.
---@param id string
---@return NamedBoard?
function places.boardOf(id)
  local challenge = id:match('^challenge%-(.*)$')
  if challenge then
    return places.isSlug(challenge, constants.MAX_CHALLENGE_SLUG_LENGTH) and { challenge = challenge } or nil
  end
  local game, rest = id:match('^(%l+)(.*)$')
  if not games[game] then return nil end
  local city = rest:match('^%-city%-(.*)$')
  local isBoard = rest == ''
    or rest:find('^%-daily%-%d%d%d%d%d%d%d%d$')
    or places.isSlug(city, constants.MAX_CITY_SLUG_LENGTH)
  return isBoard and { game = game } or nil
end

return places
