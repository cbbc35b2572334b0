import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { LaterQrCode } from '../../chrome/later-qr-code';
import { useMessages } from '../../messages';
import { useEventPath } from '../../site-links';
import type { VisitorAdmission } from '../event/visitor-admission';
import styles from './join-code.module.css';

const captions = { open: 'vibe.join', tickets: 'vibe.join-card', full: 'vibe.full' } as const;

interface JoinCodeProps {
  event: EventEntry;
  admission: VisitorAdmission;
}

/** The code and the address that bring a phone into the game of an event, and what else joining takes. */
export function JoinCode({ event, admission }: JoinCodeProps) {
  const t = useMessages();
  const path = useEventPath()(event);
  const { origin, pathname, host } = window.location;
  const place = `${pathname}#${path}`;
  // Without the area that shows events there is nothing to join.
  if (!path) return <figure className={styles.join} />;
  return (
    <figure className={styles.join}>
      <figcaption className={styles.caption}>{t(captions[admission])}</figcaption>
      {admission === 'tickets' && <p className={styles.need}>{t('vibe.card-text')}</p>}
      <LaterQrCode text={origin + place} label={t('vibe.join-code')} />
      {admission !== 'open' && <p>{t('vibe.look-code')}</p>}
      <p className={styles.address}>{host + place}</p>
    </figure>
  );
}
