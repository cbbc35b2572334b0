import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { useArcadeRole } from '../process/use-arcade-role';
import { OrganiserPart } from './organiser-part';

/** The way of staff and organisers to a new challenge in a city; nobody else sees it. */
export function OrganiserEntry({ arcade, city }: { arcade: ProcessPlace; city: string }) {
  const role = useArcadeRole(arcade);
  if (role !== 'staff' && role !== 'organiser') return null;
  return <OrganiserPart arcade={arcade} city={city} role={role} />;
}
