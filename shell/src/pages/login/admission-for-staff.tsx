import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';

type Admitting = Pick<EventInfo, 'admission' | 'capacity' | 'players' | 'tickets' | 'ticketsUsed'>;

/** Shows staff who can register, how many places are taken, and what an event without tickets means. */
export function AdmissionForStaff({ info }: { info: Admitting }) {
  const t = useMessages();
  const { iso } = useLocale();
  const { format } = new Intl.NumberFormat(iso);
  if (info.admission === 'open') {
    return (
      <Notice tone="warning" title={t('login.open')}>
        <p>{t('login.open-text')}</p>
        <p>{t('login.places', { players: format(info.players), capacity: format(info.capacity) })}</p>
      </Notice>
    );
  }
  if (info.tickets === 0) {
    return (
      <Notice tone="warning" title={t('login.tickets')}>
        {t('login.no-tickets')}
      </Notice>
    );
  }
  return (
    <Notice title={t('login.tickets')}>
      {t('login.tickets-used', { used: format(info.ticketsUsed), tickets: format(info.tickets) })}
    </Notice>
  );
}
