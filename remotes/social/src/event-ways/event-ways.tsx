import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { Link } from '@rainbow-rabbit/shared/router';
import { useState } from 'react';
import { useMessages } from '../messages';
import { inOrderOfPlay } from './domain/event-order';
import { EventWay } from './event-way';
import { knownPhases } from './known-phases';

/** The events of a page, each of which it asks for its phase (docs/product 9.194). */
const maxShown = 6;

/** The ways into events, and to the front page for more. Their order stays while the page is open, whatever it learns. */
export function EventWays({ events }: { events: readonly EventEntry[] }) {
  const t = useMessages();
  const [phases] = useState(knownPhases);
  const shown = inOrderOfPlay(events, ({ process }) => phases.get(process)).slice(0, maxShown);
  return (
    <>
      {shown.map((event) => (
        <EventWay key={event.process} event={event} />
      ))}
      {events.length > maxShown && <Link to="/">{t('event.all')}</Link>}
    </>
  );
}
