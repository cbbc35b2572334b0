import { useKeptEvents, useNetwork } from '@rainbow-rabbit/shared/network';
import { Navigate, useLocation, useParams } from '@rainbow-rabbit/shared/router';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { keepScan } from '../kept-scans/domain/kept-scans';
import { keptScanStore } from '../kept-scans/kept-scan-store';
import { wantReadScan } from '../kept-scans/scan-ownership';
import { useMessages } from '../messages';
import { parseCode } from '../rabbit-code/domain/parse-code';
import { LostLink } from './lost-link';

/**
 * `/r/{code}`: a rabbit's link, opened by the phone's own camera. Keeps the scan, so that it survives wallet
 * creation and registration, and redirects to the game of the rabbit's event. That may be announced, and known a moment later.
 */
export function OpenedLink() {
  return <ReadLink key={useNetwork().events.length} />;
}

function ReadLink() {
  const t = useMessages();
  const { code = '' } = useParams();
  const { pathname } = useLocation();
  const { events } = useNetwork();
  const kept = useKeptEvents();
  const [parsed] = useState(() => {
    const found = parseCode(`#/r/${code}`, [...events, ...kept], Date.now());
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
    <LostLink title={t('link.title')} prefix={prefix}>
      <Notice tone="warning">
        {t(parsed.kind === 'other-event' ? 'misread.other-event' : 'misread.damaged')}
      </Notice>
    </LostLink>
  );
}
