/** An event's place in its times. */
export type EventTime =
  | { status: 'before'; ms: number }
  | { status: 'during'; ms: number }
  | { status: 'over' }
  | { status: 'unset' };

interface Times {
  startsAt?: number | undefined;
  endsAt?: number | undefined;
}

/** Returns how long it is until an event begins or ends, by its times in Unix milliseconds. */
export function eventTime({ startsAt, endsAt }: Times, now: number): EventTime {
  if (endsAt !== undefined && now >= endsAt) return { status: 'over' };
  if (startsAt !== undefined && now < startsAt) return { status: 'before', ms: startsAt - now };
  return endsAt === undefined ? { status: 'unset' } : { status: 'during', ms: endsAt - now };
}
