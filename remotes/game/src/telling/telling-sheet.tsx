import { calendarFile, reminderLines, saveCalendar } from '@rainbow-rabbit/parts/calendar';
import { pageUrl } from '@rainbow-rabbit/parts/share';
import { DateToKeep, TellingFrame } from '@rainbow-rabbit/parts/telling';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useMessages } from '../messages';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useEventTellingMessages } from './telling-messages';
import { useEventTelling } from './use-event-telling';

/** A calendar shows an event without an announced end for so long, in milliseconds. */
const usualMs = 3 * 3_600_000;

/** The event's date, whose calendar file has a reminder an hour before. */
function EventDate() {
  const { event, info } = useGame();
  const pathTo = usePaths();
  const { process, name, place } = event;
  const reading = valueOf(info.reading);
  const startsAt = reading?.startsAt ?? event.startsAt;
  const { iso } = useLocale();
  if (startsAt === undefined) return null;
  const endsAt = Math.max(startsAt, reading?.endsAt ?? event.endsAt ?? startsAt + usualMs);
  const page = pageUrl(pathTo('welcome'));
  const save = () => {
    const reminders = reminderLines(name, Math.ceil((endsAt - startsAt) / 3_600_000) + 1);
    const facts = { id: process, sequence: 0, at: reading?.at ?? startsAt, startsAt, endsAt };
    saveCalendar(
      `${event.slug}.ics`,
      calendarFile('Events', [{ ...facts, title: name, place, page, reminders }]),
    );
  };
  const date = new Intl.DateTimeFormat(iso, { dateStyle: 'full', timeStyle: 'short' }).format(startsAt);
  return <DateToKeep title={name} date={date} place={place} page={page} onSave={save} />;
}

/** The sheet by which a visitor asks for an event's news. */
export function TellingSheet({ onClose }: { onClose: () => void }) {
  const t = useEventTellingMessages();
  return (
    <TellingFrame
      title={useMessages()('menu.telling')}
      text={t('telling.text')}
      who={t('telling.who')}
      telling={useEventTelling()}
      onClose={onClose}
    >
      <EventDate />
    </TellingFrame>
  );
}

/** Asks the relay once more as the sheet does when it opens, without anything on the screen. It comes with the sheet, which has all that it needs. */
export function TellAgain() {
  useEventTelling();
  return null;
}
