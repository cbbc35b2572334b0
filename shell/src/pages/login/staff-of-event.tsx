import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Card, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../../messages';
import { useEventInfo } from '../event/use-event-info';
import { valueOf } from '../event/use-polled';

const everyMs = 30_000;

/** Says for one event that an address is on its staff, or that it is not. */
export function StaffOfEvent({ event, address }: { event: EventEntry; address: Address }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const polled = useEventInfo(event, everyMs);
  const info = valueOf(polled);
  return (
    <Card tone="raised">
      <h2>{event.name}</h2>
      {polled.status === 'loading' && <Spinner label={t('loading')} />}
      {polled.status === 'failed' && <Notice tone="error">{errorText(polled.error)}</Notice>}
      {info?.staff.includes(address) && (
        <>
          <Notice tone="success">{t('login.staff')}</Notice>
          <ButtonLink to={`/rabbit/${event.slug}`}>{t('login.game')}</ButtonLink>
          <ButtonLink to={`/vibe?event=${event.slug}`} variant="secondary">
            {t('title.vibe')}
          </ButtonLink>
        </>
      )}
      {info && !info.staff.includes(address) && <Notice tone="warning">{t('login.not-staff')}</Notice>}
    </Card>
  );
}
