import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Navigate, useLocation, useParams } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Notice, Page, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { readCode } from '../collect/read-code';
import { pendingScansOf } from '../game/game-stores';
import { useMessages } from '../messages';
import styles from './opened-link.module.css';
import { keepScan } from './pending-scans';

/**
 * `/r/{code}`: a rabbit's link, opened by the phone's own camera. Keeps the scan, so that it survives wallet
 * creation and registration, and leads to the game of the rabbit's event.
 */
export function OpenedLink() {
  const t = useMessages();
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { events } = useNetwork();
  const [reading] = useState(() => {
    const found = readCode(`#/r/${code}`, events, Date.now());
    if (found.kind === 'rabbit') {
      const pending = pendingScansOf(found.event.process);
      pending.write(keepScan(pending.read() ?? [], found.code, Date.now()));
    }
    return found;
  });
  const prefix = pathname.replace(/\/r\/[^/]*$/, '');
  if (reading.kind === 'rabbit')
    return <Navigate to={`${prefix}/rabbit/${reading.event.slug}/scan`} replace />;
  return (
    <Page width="narrow">
      <div className={styles.scene}>
        <Rabbit mood="asleep" size={150} />
        <h1>{t('link.title')}</h1>
        <Notice tone="warning">
          {t(reading.kind === 'other-event' ? 'misread.other-event' : 'misread.damaged')}
        </Notice>
        {events.map((event) => (
          <ButtonLink key={event.slug} to={`${prefix}/rabbit/${event.slug}`} variant="secondary" wide>
            {event.name}
          </ButtonLink>
        ))}
      </div>
    </Page>
  );
}
