import { carriedProcess, type EventEntry, useNetwork } from '@rainbow-rabbit/shared/network';
import { useSearchParams } from 'react-router-dom';
import { OpenedWall } from './opened-wall';
import { UnknownWall } from './unknown-wall';
import { Wall } from './wall';

/**
 * The live wall for a venue's big screen, of the event that `?event=<slug>` names, else of the first one. The link of an
 * event that the app doesn't list names its process too, as `p`.
 */
export function VibePage() {
  const { events } = useNetwork();
  const [search] = useSearchParams();
  const slug = search.get('event') ?? '';
  const event: EventEntry | undefined = slug ? events.find((entry) => entry.slug === slug) : events[0];
  const process = slug ? carriedProcess(search.toString()) : undefined;
  // No link takes the place of a listed event.
  const isOther =
    process !== undefined && process !== event?.process && (!event || event.isUnlisted === true);
  if (isOther) return <OpenedWall key={process} slug={slug} process={process} />;
  if (event) return <Wall key={event.process} event={event} />;
  return <UnknownWall slug={slug} />;
}
