--- The keepsakes that players of the arcade have earned.
local boards = require('domain.boards')
local challenges = require('domain.challenges')
local games = require('domain.games')
local places = require('domain.places')
local runs = require('domain.runs')
local scores = require('domain.scores')

local earned = {}

local KIND = 'challenge:'

--- Returns the kind of the keepsake of a challenge.
---@param slug string
---@return string
function earned.kindOf(slug)
  return KIND .. slug
end

--- Returns the slug of the challenge that a keepsake is of.
---@param kind string
---@return string
function earned.slugOf(kind)
  return kind:sub(#KIND + 1)
end

--- Returns true once a challenge is over, and so long that no run that was begun in it can be submitted any more.
---@param challenge Challenge
---@param now integer
---@return boolean
local function isFinal(challenge, now)
  return runs.lastMoment(challenge.endsAt, games[challenge.game].longestSteps) < now
end

--- Returns true for the first of the people who are admitted on the final list of a challenge.
---@param state ArcadeState
---@param slug string of a challenge that there is
---@param address string
---@param now integer
---@return boolean
function earned.challenge(state, slug, address, now)
  local challenge = challenges.of(state, slug)
  if not isFinal(challenge, now) then return false end
  local board = places.firstBoard(challenge.game, { kind = 'challenge', slug = slug }, '')
  local entry = boards.entryOf(state, board, scores.personOf(state, address))
  return entry ~= nil and boards.listOf(state, entry) == 'admitted' and boards.placeOf(state, entry) == 1
end

return earned
