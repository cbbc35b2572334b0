import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';

/** The steps of making a contest, in their order. */
export const contestMakingSteps = ['spawn', 'load', 'check'] as const;
export type ContestMakingStep = (typeof contestMakingSteps)[number];

/** A contest that is being made, as this browser keeps it: the name, and the signed item that spawns its process. */
export interface ContestMaking {
  name: string;
  /** Present once the wallet has signed. The item's id is the process's, so that posting it again spawns nothing else. */
  spawned?: { process: ProcessId; item: string } | undefined;
}

/** Returns true when a process is a new contest that belongs to an address. */
export function isNewContestOf(info: ContestInfo, address: string): boolean {
  return info.phase === 'draft' && info.staff[0] === address;
}
