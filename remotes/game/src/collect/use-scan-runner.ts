import { AppError } from '@rainbow-rabbit/shared/errors';
import { type Dispatch, useEffect, useMemo, useRef } from 'react';
import { useGame } from '../game/game-context';
import { usePlayer } from '../game/player-context';
import { useClaimWindow } from '../game/use-claim-window';
import type { ReadCode } from '../pending-scan/pending-scans';
import type { Player } from '../process/replies';
import { createScanRunner, type ScanRunner } from './scan-runner';
import type { ScanEvent } from './scan-state';

/** The runner of this player's scans: the same one while news of the event and the player come in. */
export function useScanRunner(onEvent: Dispatch<ScanEvent>): ScanRunner {
  const { client, pendingScans } = useGame();
  const { player, address, connector, stores } = usePlayer();
  const claimWindowMs = useClaimWindow();
  const news = useRef({ player, claimWindowMs });
  useEffect(() => {
    news.current = { player, claimWindowMs };
  }, [player, claimWindowMs]);

  return useMemo(
    () =>
      createScanRunner({
        client,
        address,
        signer: { address, signDataItem: (item) => connector.signDataItem(item) },
        pendingScans,
        heldTokens: stores.heldTokens,
        claimWindowMs: () => news.current.claimWindowMs,
        refusalKnownFor: (code) => refusalKnownFor(news.current.player, code),
        now: Date.now,
        onEvent,
      }),
    [client, address, connector, pendingScans, stores, onEvent],
  );
}

function refusalKnownFor(player: Player, { rabbit }: ReadCode): AppError | undefined {
  if (rabbit === player.rabbit) return new AppError('rabbit.rabbit.own');
  const isCollected = player.collected.some((entry) => entry.rabbit === rabbit);
  return isCollected ? new AppError('rabbit.rabbit.colour-collected') : undefined;
}
