--- Days and months in UTC, as numbers that grow by one.
local calendar = {}

local DAY_MS = 86400000
--- Days from 0000-03-01 to 1970-01-01 in the Gregorian calendar.
local DAYS_BEFORE_1970 = 719468
local DAYS_IN_400_YEARS = 146097

--- Returns the number of the day of a time.
---@param ms integer since 1970
---@return integer
function calendar.dayOf(ms)
  return ms // DAY_MS
end

--- Returns the month of a time, in months since January of the year 0, and the day of the month, from 1.
-- The calculation is that of Howard Hinnant's `civil_from_days`: years begin in March, so that a leap day is the last one.
---@param ms integer since 1970
---@return integer month
---@return integer day
local function dateOf(ms)
  local days = ms // DAY_MS + DAYS_BEFORE_1970
  local era = days // DAYS_IN_400_YEARS
  local dayOfEra = days - era * DAYS_IN_400_YEARS
  local year = (dayOfEra - dayOfEra // 1460 + dayOfEra // 36524 - dayOfEra // 146096) // 365
  local dayOfYear = dayOfEra - (365 * year + year // 4 - year // 100)
  local monthFromMarch = (5 * dayOfYear + 2) // 153
  return (year + era * 400) * 12 + monthFromMarch + 2, dayOfYear - (153 * monthFromMarch + 2) // 5 + 1
end

--- Returns the number of the month of a time: months since January of the year 0.
---@param ms integer since 1970
---@return integer
function calendar.monthOf(ms)
  local month = dateOf(ms)
  return month
end

--- Returns the date of a time as `YYYYMMDD`.
---@param ms integer since 1970
---@return string
function calendar.dateText(ms)
  local month, day = dateOf(ms)
  return ('%04d%02d%02d'):format(month // 12, month % 12 + 1, day)
end

--- Returns the end of the day of a time.
---@param ms integer since 1970
---@return integer
function calendar.endOfDay(ms)
  return (ms // DAY_MS + 1) * DAY_MS
end

return calendar
