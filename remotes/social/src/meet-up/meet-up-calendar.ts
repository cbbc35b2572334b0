import { calendarFile, reminderLines, saveCalendar } from '@rainbow-rabbit/parts/calendar';
import type { MeetUp } from '@rainbow-rabbit/processes/community/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { endOf } from './domain/meet-up-facts';

/** The facts of a meet-up that a calendar keeps. */
export type CalendarFacts = Pick<
  MeetUp,
  'id' | 'title' | 'text' | 'startsAt' | 'minutes' | 'place' | 'cancelled' | 'changes' | 'changedAt'
>;

/**
 * Returns a meet-up as a calendar file of one event, which it is by process and number, with a reminder a day before.
 * @param page the address of the meet-up's open card
 */
export function meetUpCalendar(
  meetUp: CalendarFacts,
  { process, page }: { process: ProcessId; page: string },
): string {
  const { id, title, text, place, startsAt, cancelled, changes, changedAt, minutes } = meetUp;
  // Counted from its end.
  const reminders = cancelled ? [] : reminderLines(title, 24 + Math.ceil(minutes / 60));
  return calendarFile('Meet-ups', [
    {
      ...{ id: `${process}-${id}`, sequence: changes, at: changedAt, startsAt, endsAt: endOf(meetUp) },
      ...{ title, text, place, page, reminders, isCancelled: cancelled },
    },
  ]);
}

/** Hands a meet-up to the device's calendar. */
export function saveMeetUpCalendar(
  meetUp: CalendarFacts & Pick<MeetUp, 'city'>,
  place: { process: ProcessId; page: string },
): void {
  saveCalendar(`meet-up-${meetUp.city}-${meetUp.id}.ics`, meetUpCalendar(meetUp, place));
}
