import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import { useEventPath } from '../../site-links';
import { useLiveInfo } from '../event/use-live-info';
import { visitorAdmission } from '../event/visitor-admission';
import styles from './live-events.module.css';
import { Stat } from './stat';

const everyMs = 30_000;

/** One event: its name, and its numbers if the ledger can be read. */
export function LiveEvent({ event }: { event: EventEntry }) {
  const t = useMessages();
  const path = useEventPath()(event);
  const info = valueOf(useLiveInfo(event, everyMs));
  const admission = info && visitorAdmission(info);
  return (
    <li className={styles.event}>
      <div className={styles.name}>
        <h3>{event.name}</h3>
        {/* The answer of the ledger comes later: its places are kept free, so that nothing below moves. */}
        <div className={styles.phase}>
          {info && (
            <span className={styles.badge} data-phase={info.phase}>
              {t(`phase.${info.phase}`)}
            </span>
          )}
          {event.city && <span>{event.city}</span>}
          {admission === 'tickets' && <p className={styles.admission}>{t('front.ticket')}</p>}
          {admission === 'full' && <p className={styles.admission}>{t('front.full')}</p>}
        </div>
      </div>
      <div className={styles.numbers}>
        {info && (
          <dl className={styles.stats}>
            <Stat label={t('stat.players', { count: info.players })} value={info.players} />
            <Stat label={t('stat.scans', { count: info.scans })} value={info.scans} />
            <Stat label={t('stat.rainbows', { count: info.rainbows })} value={info.rainbows} />
          </dl>
        )}
      </div>
      {path && (
        <ButtonLink to={path} variant="secondary">
          {t('front.join', { event: event.name })}
        </ButtonLink>
      )}
    </li>
  );
}
