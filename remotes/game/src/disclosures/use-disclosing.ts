import { isAppError } from '@rainbow-rabbit/shared/errors';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCollector } from '../collect/collector-context';
import { useGame } from '../game/game-context';
import { usePlayer } from '../game/player-context';
import { useClaimWindow } from '../game/use-claim-window';
import { useNow } from '../reading/use-now';
import { useStoredValue } from '../stored/use-stored-value';
import { disclose } from './disclose';
import type { Disclosing } from './disclosing-context';
import { afterOutcomes, disclosable, nextDisclosureAt, withoutConfirmed } from './held-tokens';

/** How long a token waits for a scan to ride on before it goes out by itself. */
const quietMs = 45_000;

/**
 * Shows the ledger the tokens of past scans once that is allowed and nothing else is going on. Most of them ride
 * on the next scan; these are the last ones of a round, or of an earlier visit. Only a wallet without a window of
 * its own is asked unbidden, and not again once it was refused: the player can still do it by a button.
 */
export function useDisclosing(): Disclosing {
  const { client, me } = useGame();
  const { player, address, connector, stores } = usePlayer();
  const { state } = useCollector();
  const { heldTokens } = stores;
  const tokens = useStoredValue(heldTokens) ?? [];
  const claimWindowMs = useClaimWindow();
  const now = useNow(10_000);
  const [isUnbidden, setIsUnbidden] = useState(connector.method === 'QuickWallet');
  const [wasStruck, setWasStruck] = useState(false);
  const { refresh } = me;

  useEffect(() => {
    const held = heldTokens.read() ?? [];
    const left = withoutConfirmed(held, player.collected);
    if (left !== held) heldTokens.write(left);
  }, [player, heldTokens]);

  const discloseNow = useCallback(async () => {
    const due = disclosable(heldTokens.read() ?? [], Date.now(), claimWindowMs);
    if (due.length === 0) return;
    const signer = { address, signDataItem: connector.signDataItem.bind(connector) };
    try {
      const outcomes = await disclose(client, due, { signer });
      heldTokens.write(afterOutcomes(heldTokens.read() ?? [], outcomes, Date.now()));
      if (outcomes.some(({ code }) => code === 'disclosure.wrong')) setWasStruck(true);
      await refresh();
    } catch (error) {
      // A network that comes back is met by the next round; a wallet or process that refused is left alone.
      if (!(isAppError(error) && error.retryable)) setIsUnbidden(false);
    }
  }, [heldTokens, claimWindowMs, client, address, connector, refresh]);

  const dueAt = nextDisclosureAt(tokens, claimWindowMs);
  const isTime = dueAt !== undefined && now >= dueAt + quietMs;
  const isQuiet = state.status === 'looking';
  useEffect(() => {
    if (isTime && isQuiet && isUnbidden) void discloseNow();
  }, [isTime, isQuiet, isUnbidden, discloseNow]);

  const isWaitingForPlayer = !isUnbidden && dueAt !== undefined && now >= dueAt;
  return useMemo(
    () => ({ isWaitingForPlayer, wasStruck, discloseNow }),
    [isWaitingForPlayer, wasStruck, discloseNow],
  );
}
