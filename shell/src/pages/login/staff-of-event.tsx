import type { Address } from '@rainbow-rabbit/shared/arweave';
import { type EventEntry, wallPath } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../../messages';
import { useEventPath } from '../../site-links';
import { useLiveInfo } from '../event/use-live-info';
import { AdmissionForStaff } from './admission-for-staff';

const everyMs = 30_000;

/** Says for one event that an address is on its staff, or that it is not. */
export function StaffOfEvent({ event, address }: { event: EventEntry; address: Address }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const path = useEventPath()(event);
  const reading = useLiveInfo(event, everyMs);
  const info = valueOf(reading);
  return (
    <Card tone="raised">
      <h2>{event.name}</h2>
      {reading.status === 'loading' && <Spinner label={t('loading')} />}
      {reading.status === 'failed' && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {info?.staff.includes(address) && (
        <>
          <Notice tone="success">{t('login.staff')}</Notice>
          {info.phase !== 'ended' && <AdmissionForStaff info={info} />}
          {path && <ButtonLink to={path}>{t('login.game')}</ButtonLink>}
          <ButtonLink to={wallPath(event)} variant="secondary">
            {t('title.vibe')}
          </ButtonLink>
        </>
      )}
      {info && !info.staff.includes(address) && <Notice tone="warning">{t('login.not-staff')}</Notice>}
    </Card>
  );
}
