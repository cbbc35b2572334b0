import { corrected } from './domain/clock-skew';
import type { LedgerClock } from './domain/ledger-clock';

/**
 * Returns the ledger's likely time, in Unix milliseconds: this phone's clock, corrected by what is known of its skew, unless
 * the ledger is known to be ahead of that. It needs no network, and decides nothing that is irrevocable.
 */
export function likelyTime({ atLeast, skew }: Pick<LedgerClock, 'atLeast' | 'skew'>): number {
  return Math.max(corrected(Date.now(), skew()), atLeast() ?? 0);
}
