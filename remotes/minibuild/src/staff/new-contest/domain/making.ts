import type { ContestInfo } from '@rainbow-rabbit/processes/minibuild/client';
import type { SignedSpawn } from '@rainbow-rabbit/processes/spawn/client';

/** A contest that is being made, as this browser keeps it: the name, and the signed item that spawns its process. */
export interface ContestMaking {
  name: string;
  /** Present once the wallet has signed. */
  spawned?: SignedSpawn | undefined;
}

/** Returns true when a process is a new contest that belongs to an address. */
export function isNewContestOf(info: ContestInfo, address: string): boolean {
  return info.phase === 'draft' && info.staff[0] === address;
}
