import { calendarFile, reminderLines, saveCalendar } from '@rainbow-rabbit/parts/calendar';
import { pageUrl } from '@rainbow-rabbit/parts/share';
import { useErrorText, useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Button, Dialog, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import type { TellingState } from './ask-to-be-told';
import { useTellingMessages } from './telling-messages';
import styles from './telling-sheet.module.css';
import { useTelling } from './use-telling';

/** A calendar shows an event without an announced end for so long, in milliseconds. */
const usualMs = 3 * 3_600_000;

/** The event's date for people who keep it themselves: a calendar file with a reminder an hour before, and the text of a mail. */
function KeptDate() {
  const t = useTellingMessages();
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
  const body = [name, date, place, page].filter(Boolean).join('\n');
  return (
    <section className={styles.date} aria-label={t('telling.else')}>
      <p>
        {t('telling.else')}: {date}
      </p>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={save}>
          <Icon name="download" /> {t('telling.calendar')}
        </Button>
        <a
          className={styles.mail}
          href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(body)}`}
        >
          {t('telling.mail')}
        </a>
      </div>
    </section>
  );
}

const notes = {
  on: { tone: 'success', text: 'telling.on' },
  denied: { tone: 'warning', text: 'telling.denied' },
  refused: { tone: 'warning', text: 'telling.refused' },
} as const;

/** The state of the asking, in words. */
function Note({ state }: { state: TellingState }) {
  const t = useTellingMessages();
  const errorText = useErrorText('game');
  if (state.status === 'off') return null;
  if (state.status === 'asking') return <Spinner label={t('telling.asking')} />;
  if (state.status === 'impossible') return <Notice tone="info">{t(`telling.${state.why}`)}</Notice>;
  if (state.status === 'failed') return <Notice tone="error">{errorText(state.error)}</Notice>;
  const { tone, text } = notes[state.status];
  return <Notice tone={tone}>{t(text)}</Notice>;
}

/**
 * The sheet by which a visitor asks for an event's news: it says which, by whom and for how long, before the browser asks. Where a browser
 * or an event has no way, and beside it, there is the date to keep.
 */
export function TellingSheet({ onClose }: { onClose: () => void }) {
  const t = useTellingMessages();
  const { state, tell, stop } = useTelling();
  const { status } = state;
  const mayAsk = status === 'off' || status === 'failed' || status === 'denied' || status === 'refused';
  return (
    <Dialog title={t('telling.ask')} onClose={onClose} sheet>
      <p>{t('telling.text')}</p>
      <p className={styles.who}>{t('telling.who')}</p>
      <div role="status">
        <Note state={state} />
      </div>
      {mayAsk && (
        <Button wide onClick={() => void tell()}>
          {t('telling.ask')}
        </Button>
      )}
      {status === 'on' && (
        <Button variant="secondary" wide onClick={() => void stop()}>
          {t('telling.stop')}
        </Button>
      )}
      <KeptDate />
    </Dialog>
  );
}

/** Asks the relay once more as the sheet does when it opens, without anything on the screen. It comes with the sheet, which has all that it needs. */
export function TellAgain() {
  useTelling();
  return null;
}
