import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** Events whose phase isn't known come before those that ended. */
const order: readonly (EventPhase | undefined)[] = ['running', 'paused', 'open', 'draft', undefined, 'ended'];

/** Returns the events that are played first, then those to come, and those that ended last; otherwise in their order. */
export function inOrderOfPlay<Event>(
  events: readonly Event[],
  phaseOf: (event: Event) => EventPhase | undefined,
): readonly Event[] {
  const rank = (event: Event) => order.indexOf(phaseOf(event));
  return [...events].sort((one, other) => rank(one) - rank(other));
}
