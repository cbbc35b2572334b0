import { useGame } from '../game/game-context';
import { useClaimWindow } from '../game/use-claim-window';
import { useNow } from '../reading/use-now';
import { useStoredValue } from '../stored/use-stored-value';
import { type PendingScans, sendableScans } from './pending-scans';

/** The scans that wait for a wallet, a registration or the network, and may still count. */
export function useSendableScans(): PendingScans {
  const { pendingScans } = useGame();
  const claimWindowMs = useClaimWindow();
  const now = useNow(5000);
  return sendableScans(useStoredValue(pendingScans) ?? [], now, claimWindowMs);
}
