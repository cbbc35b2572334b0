import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The steps of making an event, in their order. */
export const makingSteps = ['spawn', 'load', 'check'] as const;
export type MakingStep = (typeof makingSteps)[number];

/** An event that is being made, as this browser keeps it: the name, and the signed item that spawns its process. */
export interface Making {
  name: string;
  /** True for a rehearsal. */
  isRehearsal?: boolean | undefined;
  /** Present once the wallet has signed. The item's id is the process's, so that posting it again spawns nothing else. */
  spawned?: { process: ProcessId; item: string };
}

/** Returns true when a process is a new event that belongs to an address. */
export function isNewEventOf(info: EventInfo, address: string): boolean {
  return info.phase === 'draft' && info.players === 0 && info.staff[0] === address;
}
