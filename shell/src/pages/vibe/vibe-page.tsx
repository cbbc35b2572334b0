import { useNetwork } from '@rainbow-rabbit/shared/network';
import { useSearchParams } from 'react-router-dom';
import { Trouble } from '../../chrome/trouble';
import { useMessages } from '../../messages';
import { Wall } from './wall';

/**
 * The live wall for a venue's big screen, of the event that `?event=<slug>` names, else of the first one.
 */
export function VibePage() {
  const t = useMessages();
  const { events } = useNetwork();
  const [search] = useSearchParams();
  const slug = search.get('event');
  const event = slug ? events.find((entry) => entry.slug === slug) : events[0];
  if (event) return <Wall key={event.process} event={event} />;
  return (
    <Trouble title={slug ? t('vibe.unknown-event', { event: slug }) : t('vibe.no-event')}>
      {t('vibe.no-event-text')}
    </Trouble>
  );
}
