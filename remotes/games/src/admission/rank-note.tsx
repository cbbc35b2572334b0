import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { eventPath, useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import { useGamesErrorText, useMessages } from '../messages';
import { standingOf, useEntering, useStanding } from './use-standing';

/** Says whom an arcade gives ranks, and the next step to one: a ticket, or playing an event. People who have ranks see nothing. */
export function RankNote({ arcade }: { arcade: ProcessPlace }) {
  const t = useMessages();
  const errorText = useGamesErrorText();
  const live = useStanding(arcade);
  const { state, ticket, player, enter } = useEntering(arcade, live.refresh);
  const { events } = useNetwork();
  const standing = standingOf(live);
  if (state.status === 'entered') return <Notice tone="success">{t('admission.entered')}</Notice>;
  if (!standing || standing.isPerson) return null;
  const { by, events: listed } = standing.admits;
  if (by === 'anybody')
    return (
      <Notice tone="warning" title={t('admission.anybody')}>
        {t('admission.anybody-text')}
      </Notice>
    );
  const isAskable = ticket !== undefined || by === 'events';
  const kind = ticket ? 'ticket-here' : by;
  return (
    <Notice
      title={t(`admission.${kind}`)}
      action={
        <>
          {isAskable && player && (
            <Button busy={state.status === 'sending'} onClick={() => void enter(player)}>
              {t(ticket ? 'admission.use-ticket' : 'admission.ask')}
            </Button>
          )}
          {!ticket &&
            events
              .filter(({ process }) => listed.includes(process))
              .map((event) => (
                <ButtonLink key={event.process} variant="secondary" to={eventPath(event)}>
                  {t('event.play', { event: event.name })}
                </ButtonLink>
              ))}
        </>
      }
    >
      <p>{t(`admission.${kind}-text`)}</p>
      <p role="status">
        {state.status === 'sending' && t('admission.entering')}
        {state.status === 'failed' && errorText(state.error)}
      </p>
    </Notice>
  );
}
