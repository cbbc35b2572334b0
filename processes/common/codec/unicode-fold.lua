--- Brings a text into a form that is equal for texts that are the same under NFKC and case folding (Unicode, UAX 15).
--
-- Texts are decomposed, never composed again, which is enough to compare them. The table is written by
-- `generate/unicode-fold.ts` and decoded once, when it is first needed. Numbers in it are in base 36.
-- It is kept in a few long lists, because aos visits every table after every message.
local codePoints = require('common.codec.code-points')
local generated = require('common.codec.unicode-fold.generated')

local unicodeFold = {}

-- Hangul syllables are decomposed by rule (Unicode, section 3.12)
local SYLLABLES, SYLLABLE_COUNT = 0xac00, 11172
local LEADS, VOWELS, TRAILS, VOWEL_COUNT, TRAIL_COUNT = 0x1100, 0x1161, 0x11a7, 21, 28

local COMBINING_IOTA, IOTA = 0x345, 0x3b9

--- Runs of code points in columns: `first` and `last`, every `step`-th of which folds to `target` and on; or, where
-- `parts` is not 0, the one that folds to that many code points of `sequences` from `target` on.
local folds
--- The rank of the combining class of each mark that normalisation sorts.
local ranks

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

local function appendSyllable(out, index)
  local trail = index % TRAIL_COUNT
  out[#out + 1] = LEADS + index // (VOWEL_COUNT * TRAIL_COUNT)
  out[#out + 1] = VOWELS + index // TRAIL_COUNT % VOWEL_COUNT
  if trail > 0 then out[#out + 1] = TRAILS + trail end
end

local function append(out, point)
  local syllable = point - SYLLABLES
  if syllable >= 0 and syllable < SYLLABLE_COUNT then return appendSyllable(out, syllable) end
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

--- Puts the marks that follow a letter in canonical order, keeping those of one class as they are.
local function sortMarks(points)
  for i = 2, #points do
    local at, rank = i, ranks[points[i]]
    while rank and at > 1 and (ranks[points[at - 1]] or 0) > rank do
      points[at], points[at - 1] = points[at - 1], points[at]
      at = at - 1
    end
  end
end

--- Changes how a symbol is drawn, not which one it is.
local function isVariationSelector(point)
  return point >= 0xfe00 and point <= 0xfe0f
end

--- The folded form of a valid UTF-8 text.
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
