import type { Earnings, Pot } from '@rainbow-rabbit/processes/community/client';
import { eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useClaimMessages } from './claim-messages';

interface ClaimAdmissionProps {
  settings: Pot['admission'];
  admission: Earnings['admission'];
  hasTicket: boolean;
}

/** Says whom the community pays, and what the visitor needs for that; nothing for somebody who is admitted. */
export function ClaimAdmission({ settings, admission, hasTicket }: ClaimAdmissionProps) {
  const t = useClaimMessages();
  const { events } = useNetwork();
  if (settings.by === 'anybody')
    return (
      <Notice tone="warning" title={t('claim.admission.anybody')}>
        {t('claim.admission.anybody.text')}
      </Notice>
    );
  if (admission === 'admitted') return null;
  if (hasTicket) return <Notice tone="success">{t('claim.admission.ticket-here')}</Notice>;
  if (settings.by === 'tickets')
    return (
      <Notice tone="warning" title={t('claim.admission.tickets')}>
        {t('claim.admission.tickets.text')}
      </Notice>
    );
  const listed = events.filter(({ process }) => settings.events.includes(process));
  return (
    <Notice
      title={t('claim.admission.events')}
      action={listed.map((event) => (
        <ButtonLink key={event.process} variant="secondary" to={eventPath(event)}>
          {t('claim.admission.to-event', { event: event.name })}
        </ButtonLink>
      ))}
    >
      {t('claim.admission.events.text')}
    </Notice>
  );
}
