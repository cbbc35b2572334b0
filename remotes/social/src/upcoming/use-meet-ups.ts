import {
  type MeetUpRange,
  type MeetUpRows,
  type ProcessPlace,
  readMeetUps,
} from '@rainbow-rabbit/processes/community/client';
import { type LiveReading, useReading } from '@rainbow-rabbit/shared/reading';

/** Meet-ups change seldom; the page of one reads more often. */
const meetUpsEveryMs = 60_000;

/** Reads meet-ups of a city, or of all, while the page is on the screen; nothing where there is no community. */
export function useMeetUps(community: ProcessPlace | null, range: MeetUpRange): LiveReading<MeetUpRows> {
  const { city = '', past = false, offset, limit } = range;
  return useReading({
    key: community ? [community.process, city, past, offset, limit].join(' ') : undefined,
    everyMs: meetUpsEveryMs,
    read: (options) => readMeetUps(community as ProcessPlace, range, options),
  });
}
