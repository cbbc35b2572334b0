interface DayAndTimeParams {
  /** The times that are shown, in Unix milliseconds. */
  at: readonly number[];
  now: number;
  /** Undefined for the visitor's own. */
  timeZone?: string;
}

/** Returns the format of a day with its time: with the year too, unless all times are in the year of now. */
export function dayAndTime({ at, now, timeZone }: DayAndTimeParams): Intl.DateTimeFormatOptions {
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone });
  const isThisYear = at.every((time) => year.format(time) === year.format(now));
  return {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  };
}
