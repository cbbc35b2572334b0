import { type Dispatch, useMemo } from 'react';
import { useGame } from '../game/game-context';
import { usePlayer } from '../game/player-context';
import { useClaimWindow } from '../game/use-claim-window';
import { createScanRunner, type ScanRunner } from './scan-runner';
import type { ScanEvent } from './scan-state';

/** The runner of this player's scans. */
export function useScanRunner(onEvent: Dispatch<ScanEvent>): ScanRunner {
  const { client, pendingScans } = useGame();
  const { address, connector, stores } = usePlayer();
  const claimWindowMs = useClaimWindow();
  return useMemo(
    () =>
      createScanRunner({
        client,
        address,
        signer: { address, signDataItem: (item) => connector.signDataItem(item) },
        pendingScans,
        heldTokens: stores.heldTokens,
        claimWindowMs,
        now: Date.now,
        onEvent,
      }),
    [client, address, connector, pendingScans, stores, claimWindowMs, onEvent],
  );
}
