import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { useMessages } from '../../messages';
import styles from './counters.module.css';

const counted = [
  { of: 'players', colour: 'blue' },
  { of: 'scans', colour: 'orange' },
  { of: 'rainbows', colour: 'violet' },
] as const;

/** The numbers of players, of meetings and of whole rainbows. */
export function Counters({ info }: { info: EventInfo }) {
  const t = useMessages();
  const { iso } = useLocale();
  return (
    <dl className={styles.counters}>
      {counted.map(({ of, colour }) => (
        <div key={of} className={styles.counter} data-colour={colour}>
          <dt>{t(`stat.${of}`, { count: info[of] })}</dt>
          <dd className={styles.value} key={info[of]}>
            {new Intl.NumberFormat(iso).format(info[of])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
