import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Navigate, useLocation, useParams } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Notice, Page, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { keepScan } from '../kept-scans/domain/kept-scans';
import { keptScanStore } from '../kept-scans/kept-scan-store';
import { wantReadScan } from '../kept-scans/scan-ownership';
import { useMessages } from '../messages';
import { parseCode } from '../rabbit-code/domain/parse-code';
import styles from './opened-link.module.css';

/**
 * `/r/{code}`: a rabbit's link, opened by the phone's own camera. Keeps the scan, so that it survives wallet
 * creation and registration, and redirects to the game of the rabbit's event.
 */
export function OpenedLink() {
  const t = useMessages();
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { events } = useNetwork();
  const [parsed] = useState(() => {
    const found = parseCode(`#/r/${code}`, events, Date.now());
    if (found.kind === 'rabbit') {
      wantReadScan(found.event.process, found.code);
      const pending = keptScanStore(found.event.process);
      pending.write(keepScan(pending.read() ?? [], found.code, Date.now()));
    }
    return found;
  });
  const prefix = pathname.replace(/\/r\/[^/]*$/, '');
  if (parsed.kind === 'rabbit') return <Navigate to={`${prefix}/rabbit/${parsed.event.slug}/scan`} replace />;
  return (
    <Page width="narrow">
      <div className={styles.scene}>
        <Rabbit mood="asleep" size={150} />
        <h1>{t('link.title')}</h1>
        <Notice tone="warning">
          {t(parsed.kind === 'other-event' ? 'misread.other-event' : 'misread.damaged')}
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
