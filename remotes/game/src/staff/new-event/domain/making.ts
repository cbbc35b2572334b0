import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { SignedSpawn } from '@rainbow-rabbit/processes/spawn/client';

/** An event that is being made, as this browser keeps it: the name, and the signed item that spawns its process. */
export interface Making {
  name: string;
  /** True for a rehearsal. */
  isRehearsal?: boolean | undefined;
  /** Present once the wallet has signed. */
  spawned?: SignedSpawn | undefined;
}

/** Returns true when a process is a new event that belongs to an address. */
export function isNewEventOf(info: EventInfo, address: string): boolean {
  return info.phase === 'draft' && info.players === 0 && info.staff[0] === address;
}
