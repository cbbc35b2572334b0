--- The challenges that organisers make.
local challenges = {}

---@class Challenge
---@field name string
---@field game string
---@field city string?
---@field startsAt integer in milliseconds
---@field endsAt integer in milliseconds
---@field pace integer
---@field sameCourse boolean true when all its runs have one seed
---@field organiser string address
---@field isHidden boolean
---@field isHiddenByStaff boolean true while only the staff can show it again

---@class Challenges
---@field bySlug table<string, Challenge>
---@field order string[] slugs in the order in which they were made
---@field madeBy table<string, integer> number of challenges that an address has made

--- Returns the part of a new state.
---@return Challenges
function challenges.new()
  return { bySlug = {}, order = {}, madeBy = {} }
end

--- Returns a challenge.
---@param state ArcadeState
---@param slug string?
---@return Challenge?
function challenges.of(state, slug)
  return state.challenges.bySlug[slug]
end

--- Returns the challenge that a place names.
---@param state ArcadeState
---@param place RunPlace
---@return Challenge?
function challenges.at(state, place)
  return place.kind == 'challenge' and challenges.of(state, place.slug) or nil
end

--- Returns the number of challenges that an address has made.
---@param state ArcadeState
---@param address string
---@return integer
function challenges.madeBy(state, address)
  return state.challenges.madeBy[address] or 0
end

--- Adds a challenge, or takes another in its place.
---@param state ArcadeState
---@param slug string
---@param challenge Challenge
function challenges.set(state, slug, challenge)
  local kept = state.challenges
  if not kept.bySlug[slug] then
    kept.order[#kept.order + 1] = slug
    kept.madeBy[challenge.organiser] = challenges.madeBy(state, challenge.organiser) + 1
  end
  kept.bySlug[slug] = challenge
end

--- Returns true when a challenge has started.
---@param challenge Challenge
---@param now integer
---@return boolean
function challenges.hasStarted(challenge, now)
  return challenge.startsAt <= now
end

--- Returns true when a challenge has ended.
---@param challenge Challenge
---@param now integer
---@return boolean
function challenges.isOver(challenge, now)
  return challenge.endsAt <= now
end

--- Hides a challenge or shows it again. Only the staff can show a challenge again that they hid.
---@param challenge Challenge
---@param isHidden boolean
---@param isByStaff boolean
function challenges.hide(challenge, isHidden, isByStaff)
  challenge.isHidden = isHidden
  challenge.isHiddenByStaff = isHidden and (isByStaff or challenge.isHiddenByStaff)
end

--- Ends a challenge that has not ended.
---@param challenge Challenge
---@param now integer
function challenges.finish(challenge, now)
  challenge.startsAt, challenge.endsAt = math.min(challenge.startsAt, now), now
end

return challenges
