--- Folds texts: two texts that are the same under NFKC and case folding (Unicode, UAX 15) have one folded form.
--
-- Texts are decomposed and never composed again, which is enough to compare them. `generate/unicode-fold.ts` writes
-- the table, which is decoded once, at the first use. Numbers in it are in base 36.
-- It is kept in a few long lists, because aos visits every table after every message.
local codePoints = require('common.codec.code-points')
local generated = require('common.codec.generated.unicode-fold')

local unicodeFold = {}

-- Hangul syllables are decomposed by rule (Unicode, section 3.12)
local SYLLABLES, SYLLABLE_COUNT = 0xac00, 11172
local LEADS, VOWELS, TRAILS, VOWEL_COUNT, TRAIL_COUNT = 0x1100, 0x1161, 0x11a7, 21, 28

local COMBINING_IOTA, IOTA = 0x345, 0x3b9

--- Runs of code points from `first` to `last`, in columns. Every `step`-th code point of a run folds to the next one
-- from `target` on. A run whose `parts` is not 0 is one code point, which folds to that many code points of `sequences`
-- from the index `target` on.
---@class Folds
---@field first integer[]
---@field last integer[]
---@field step integer[]
---@field target integer[]
---@field parts integer[]
---@field sequences integer[]

---@type Folds?
local folds

--- The rank of the combining class of each mark that normalisation sorts, by code point.
---@type table<integer, integer>?
local ranks

--- Decodes the runs of the table.
---@return Folds
local function decodeFolds()
  local runs = { first = {}, last = {}, step = {}, target = {}, parts = {}, sequences = {} }
  local last = 0
  for distance, kind, written in generated.folds:gmatch('(%w+)([:+])([%w.]+)') do
    local id, numbers = #runs.first + 1, {}
    for number in written:gmatch('%w+') do
      numbers[#numbers + 1] = tonumber(number, 36)
    end
    local first = last + tonumber(distance, 36)
    if kind == '+' then
      last = first + (numbers[1] - 1) * numbers[2]
      runs.step[id], runs.target[id], runs.parts[id] = numbers[2], numbers[3], 0
    else
      last = first
      runs.step[id], runs.target[id], runs.parts[id] = 1, #runs.sequences + 1, #numbers
      table.move(numbers, 1, #numbers, #runs.sequences + 1, runs.sequences)
    end
    runs.first[id], runs.last[id] = first, last
  end
  return runs
end

--- Decodes the ranks of the table.
---@return table<integer, integer>
local function decodeRanks()
  local byPoint, last = {}, 0
  for distance, count, rank in generated.ranks:gmatch('(%w+)%+(%w+)%.(%w+)') do
    local first = last + tonumber(distance, 36)
    last = first + tonumber(count, 36) - 1
    for point = first, last do
      byPoint[point] = tonumber(rank, 36)
    end
  end
  return byPoint
end

--- Finds the run that folds a code point.
---@param point integer
---@return integer? run
local function runOf(point)
  local low, high = 1, #folds.first
  while low <= high do
    local middle = (low + high) // 2
    if point < folds.first[middle] then
      high = middle - 1
    elseif point > folds.last[middle] then
      low = middle + 1
    else
      return (point - folds.first[middle]) % folds.step[middle] == 0 and middle or nil
    end
  end
end

--- Appends the letters of a Hangul syllable.
---@param out integer[] code points
---@param index integer number of the syllable, from 0
local function appendSyllable(out, index)
  local trail = index % TRAIL_COUNT
  out[#out + 1] = LEADS + index // (VOWEL_COUNT * TRAIL_COUNT)
  out[#out + 1] = VOWELS + index // TRAIL_COUNT % VOWEL_COUNT
  if trail > 0 then out[#out + 1] = TRAILS + trail end
end

--- Appends the code points that a code point folds to.
---@param out integer[] code points
---@param point integer
local function append(out, point)
  local syllable = point - SYLLABLES
  if syllable >= 0 and syllable < SYLLABLE_COUNT then
    appendSyllable(out, syllable)
    return
  end
  local run = runOf(point)
  if not run then
    out[#out + 1] = point
  elseif folds.parts[run] == 0 then
    out[#out + 1] = folds.target[run] + point - folds.first[run]
  else
    local from = folds.target[run]
    table.move(folds.sequences, from, from + folds.parts[run] - 1, #out + 1, out)
  end
end

--- Sorts the marks that follow a letter into canonical order; those of one class keep their order.
---@param points integer[] changed in place
local function sortMarks(points)
  for i = 2, #points do
    local at, rank = i, ranks[points[i]]
    while rank and at > 1 and (ranks[points[at - 1]] or 0) > rank do
      points[at], points[at - 1] = points[at - 1], points[at]
      at = at - 1
    end
  end
end

--- Returns true for a code point that changes only how the symbol before it is drawn.
---@param point integer
---@return boolean
local function isVariationSelector(point)
  return point >= 0xfe00 and point <= 0xfe0f
end

--- Returns the folded form of a valid UTF-8 text.
---@param text string
---@return string
function unicodeFold.fold(text)
  folds, ranks = folds or decodeFolds(), ranks or decodeRanks()
  local points, folded = {}, {}
  for _, point in ipairs(codePoints.of(text)) do
    append(points, point)
  end
  sortMarks(points)
  for _, point in ipairs(points) do
    if not isVariationSelector(point) then
      folded[#folded + 1] = utf8.char(point == COMBINING_IOTA and IOTA or point)
    end
  end
  return table.concat(folded)
end

return unicodeFold
