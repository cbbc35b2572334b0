import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useStaffMessages } from '../staff-messages';
import styles from './live-numbers.module.css';

type Counted = Pick<
  EventInfo,
  'players' | 'capacity' | 'scans' | 'rainbows' | 'answers' | 'admission' | 'tickets' | 'ticketsUsed'
>;

/** The numbers of an event, each with its measure; a change is read out by a screen reader when it has time. */
export function LiveNumbers({ info }: { info: Counted }) {
  const t = useStaffMessages();
  const { iso } = useLocale();
  const { format } = new Intl.NumberFormat(iso);
  const { players, capacity, scans, rainbows, answers, admission, tickets, ticketsUsed } = info;
  const places = admission === 'open' ? capacity : tickets;
  const numbers = [
    {
      name: t('staff.live.players'),
      value: players,
      of: t('staff.live.places', { count: places, number: format(places) }),
      share: players / Math.max(1, places),
    },
    { name: t('staff.live.scans'), value: scans, of: t('staff.live.scans-hint') },
    { name: t('staff.live.rainbows'), value: rainbows, of: t('staff.live.rainbows-hint') },
    { name: t('staff.live.answers'), value: answers, of: t('staff.live.answers-hint') },
    admission === 'open'
      ? { name: t('staff.live.tickets'), value: undefined, of: t('staff.live.open') }
      : {
          name: t('staff.live.tickets'),
          value: ticketsUsed,
          of: t('staff.live.tickets-of', { count: tickets, number: format(tickets) }),
          share: ticketsUsed / Math.max(1, tickets),
        },
  ];
  return (
    <dl className={styles.numbers} aria-live="polite">
      {numbers.map(({ name, value, of, share }) => (
        <div key={name} className={styles.number} aria-atomic="true">
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value === undefined ? '–' : format(value)}</dd>
          <dd className={styles.of}>
            {of}
            {share !== undefined && (
              <span className={styles.bar} aria-hidden="true">
                <span className={styles.filled} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
