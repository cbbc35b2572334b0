import { useLinkedEvent, useNetwork } from '@rainbow-rabbit/shared/network';
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
  const slug = search.get('event') || (events[0]?.slug ?? '');
  const linked = useLinkedEvent(slug, search.toString());
  if (linked.event) return <Wall key={linked.event.process} event={linked.event} />;
  const { process } = linked;
  return process ? <OpenedWall key={process} slug={slug} process={process} /> : <UnknownWall slug={slug} />;
}
