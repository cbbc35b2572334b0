import { calendarFile, reminderLines } from '@rainbow-rabbit/parts/calendar';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** Hours before the end of a moment at which a calendar reminds of it. */
const reminderHours = 3;

/** A moment of the contest as a calendar keeps it. */
export interface CalendarMoment {
  /** Distinguishes it from the contest's other moments. */
  name: string;
  title: string;
  startsAt: number;
  endsAt: number;
}

interface ContestCalendarParams {
  process: ProcessId;
  /** Time of the answer that the moments are from, in Unix milliseconds: a later file replaces an earlier one. */
  at: number;
  /** Address of the page that says more. */
  page: string;
  place?: string | undefined;
  moments: readonly CalendarMoment[];
}

/** Returns moments of a contest as a calendar file. */
export function contestCalendar({ process, at, page, place, moments }: ContestCalendarParams): string {
  const sequence = Math.floor(at / 60_000);
  return calendarFile(
    'Contests',
    moments.map(({ name, ...moment }) => ({
      ...moment,
      id: `${process}-${name}`,
      sequence,
      at,
      page,
      place,
      reminders: reminderLines(moment.title, reminderHours),
    })),
  );
}
