/** The fields of a date as C has them (`struct tm`): month from 0, year from 1900, weekday from Sunday, 0. */
export interface CalendarDate {
  second: number;
  minute: number;
  hour: number;
  day: number;
  month: number;
  year: number;
  weekday: number;
  yearDay: number;
}

const daySeconds = 86_400;

/** The date of a time in seconds. All dates are in UTC, so that a message gives the same state on every machine. */
export function dateOf(seconds: number): CalendarDate {
  const date = new Date(seconds * 1000);
  const year = date.getUTCFullYear();
  return {
    second: date.getUTCSeconds(),
    minute: date.getUTCMinutes(),
    hour: date.getUTCHours(),
    day: date.getUTCDate(),
    month: date.getUTCMonth(),
    year: year - 1900,
    weekday: date.getUTCDay(),
    yearDay: Math.floor((date.getTime() / 1000 - Date.UTC(year, 0, 1) / 1000) / daySeconds),
  };
}

type DateFields = Pick<CalendarDate, 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year'>;

/** The time of a date, in seconds; fields may be beyond their ranges. NaN for a date that no calendar has. */
export function secondsOf({ second, minute, hour, day, month, year }: DateFields): number {
  const date = new Date(0);
  date.setUTCFullYear(year + 1900, month, day);
  return date.setUTCHours(hour, minute, second, 0) / 1000;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const two = (value: number, filler = '0') => String(value).padStart(2, filler);

/** The year and week that a date belongs to by ISO 8601: weeks begin on Mondays, the first one has January 4. */
function isoWeek({ year, yearDay, weekday }: CalendarDate): { year: number; week: number } {
  const thursday = new Date(Date.UTC(year + 1900, 0, 1 + yearDay + 3 - ((weekday + 6) % 7)));
  const start = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return {
    year: thursday.getUTCFullYear(),
    week: 1 + Math.floor((thursday.getTime() - start) / (7 * daySeconds * 1000)),
  };
}

/** Conversions that stand for others. */
const composed: Readonly<Record<string, string>> = {
  c: '%a %b %d %H:%M:%S %Y',
  D: '%m/%d/%y',
  F: '%Y-%m-%d',
  h: '%b',
  r: '%I:%M:%S %p',
  R: '%H:%M',
  T: '%H:%M:%S',
  x: '%m/%d/%y',
  X: '%H:%M:%S',
};

const conversions: Readonly<Record<string, (date: CalendarDate) => string>> = {
  a: ({ weekday }) => (weekdays[weekday] ?? '').slice(0, 3),
  A: ({ weekday }) => weekdays[weekday] ?? '',
  b: ({ month }) => (months[month] ?? '').slice(0, 3),
  B: ({ month }) => months[month] ?? '',
  C: ({ year }) => two(Math.trunc((year + 1900) / 100)),
  d: ({ day }) => two(day),
  e: ({ day }) => two(day, ' '),
  g: (date) => String(isoWeek(date).year).slice(2),
  G: (date) => String(isoWeek(date).year),
  H: ({ hour }) => two(hour),
  I: ({ hour }) => two(hour % 12 || 12),
  j: ({ yearDay }) => String(yearDay + 1).padStart(3, '0'),
  m: ({ month }) => two(month + 1),
  M: ({ minute }) => two(minute),
  n: () => '\n',
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  S: ({ second }) => two(second),
  t: () => '\t',
  u: ({ weekday }) => String(weekday || 7),
  U: ({ yearDay, weekday }) => two(Math.floor((yearDay + 7 - weekday) / 7)),
  V: (date) => two(isoWeek(date).week),
  w: ({ weekday }) => String(weekday),
  W: ({ yearDay, weekday }) => two(Math.floor((yearDay + 7 - ((weekday + 6) % 7)) / 7)),
  y: ({ year }) => String(year + 1900).slice(2),
  Y: ({ year }) => String(year + 1900),
  z: () => '+0000',
  '%': () => '%',
};

/** Writes a date by a pattern of C's `strftime`, in the language of the C locale. */
export function formatDate(pattern: string, date: CalendarDate, zone: string): string {
  const whole = pattern.replace(/%[EO]?([a-zA-Z])/g, (found, letter: string) => composed[letter] ?? found);
  return whole.replace(/%[EO]?([a-zA-Z%])/g, (found, letter: string) =>
    letter === 'Z' ? zone : (conversions[letter]?.(date) ?? found),
  );
}
