import { eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useContest } from '../contest/use-contest';
import { useMine } from '../contest/use-mine';
import { useMessages } from '../messages';
import { useTicket } from './kept-ticket';

/** Says whom the contest counts as people, and what the visitor needs for that; nothing for somebody who is admitted. */
export function AdmissionNote({ purpose }: { purpose: 'signup' | 'vote' }) {
  const t = useMessages();
  const { contest } = useContest();
  const { mine } = useMine();
  const { events } = useNetwork();
  const ticket = useTicket();
  const facts = contest?.facts;
  if (!facts) return null;
  const { admission, voters } = facts;
  if (admission.by === 'anybody')
    return (
      <Notice tone="warning" title={t('admission.anybody')}>
        {t('admission.anybody.text')}
      </Notice>
    );
  const isForRainbows = purpose === 'vote' && voters === 'rainbows';
  const isEnough = purpose === 'vote' ? mine?.vote === 'yes' : mine?.admission === 'admitted';
  if (isEnough) return null;
  if (ticket && !isForRainbows) return <Notice tone="success">{t('admission.ticket-here')}</Notice>;
  if (admission.by === 'tickets')
    return (
      <Notice tone="warning" title={t('admission.tickets')}>
        {t('admission.tickets.text')}
      </Notice>
    );
  const listed = events.filter(({ process }) => admission.events.includes(process));
  return (
    <Notice
      title={t(isForRainbows ? 'admission.rainbows' : 'admission.events')}
      action={listed.map((event) => (
        <ButtonLink key={event.process} variant="secondary" to={eventPath(event)}>
          {t('vote.to-event', { event: event.name })}
        </ButtonLink>
      ))}
    >
      {t(isForRainbows ? 'admission.rainbows.text' : 'admission.events.text')}
    </Notice>
  );
}
