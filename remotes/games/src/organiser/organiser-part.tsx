import { LaterState } from '../live/later-state';
import { usePart } from '../live/use-part';
import type { OrganiserToolsProps } from '../organiser/organiser-tools';

/** The tools of staff and organisers, which come with their texts for them alone. */
export function OrganiserPart(props: OrganiserToolsProps) {
  const tools = usePart(async () => {
    const { loadOrganiserTools } = await import('../organiser/load-organiser-tools');
    return loadOrganiserTools();
  });
  const Tools = tools.value;
  return Tools ? <Tools {...props} /> : <LaterState part={tools} />;
}
