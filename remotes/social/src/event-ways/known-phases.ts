import type { EventPhase } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The events whose phases are kept: those that were read last. */
const maxKept = 64;

/** The phases that events had when the communities' pages read them last, for as long as the app is open. */
const phases = new Map<ProcessId, EventPhase>();

/** Returns the phases that are known now; later ones don't change it. */
export const knownPhases = (): ReadonlyMap<ProcessId, EventPhase> => new Map(phases);

/** Keeps the phase of an event for the next page that lists it. */
export function keepPhase(event: ProcessId, phase: EventPhase): void {
  phases.delete(event);
  phases.set(event, phase);
  const [oldest] = phases.keys();
  if (phases.size > maxKept && oldest) phases.delete(oldest);
}
