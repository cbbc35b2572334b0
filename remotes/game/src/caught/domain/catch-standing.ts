import type { CatchRow } from '@rainbow-rabbit/processes/rabbit/client/domain';

/** The tone of a scan's standing: it counts, it may count, or it does not. */
export type StandingTone = 'counts' | 'waits' | 'falls';

/** Returns the tone of the standing of a scan of the own rabbit. */
export function toneOf({ status }: Pick<CatchRow, 'status'>): StandingTone {
  if (status === 'confirmed') return 'counts';
  return status === 'pending' ? 'waits' : 'falls';
}

/** Returns true for a scan that the player can dispute: it may count, and no dispute was raised. */
export function canDispute({ status, dispute }: Pick<CatchRow, 'status' | 'dispute'>): boolean {
  return dispute === undefined && (status === 'pending' || status === 'confirmed' || status === 'withheld');
}
