import { valueOf } from '../reading/reading';
import { useGame } from './game-context';

/** Unless the event says otherwise (docs/protocol.md, claim window). */
const defaultClaimWindowMs = 120_000;

/** How long after its slot a claim may reach the ledger of this event, in milliseconds. */
export function useClaimWindow(): number {
  const { info } = useGame();
  return valueOf(info.reading)?.claimWindowMs ?? defaultClaimWindowMs;
}
