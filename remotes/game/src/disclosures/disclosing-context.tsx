import { isAppError } from '@rainbow-rabbit/shared/errors';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import { useSecrecyWindow } from '../session/event-readings';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { useLedgerTime } from '../session/use-ledger-time';
import { useStoredValue } from '../stored/stored-value';
import { disclose } from './disclose';
import { afterOutcomes, disclosable, nextDisclosureAt, withoutConfirmed } from './domain/held-tokens';
import { useHeldTokenStore } from './held-token-store';

/** The state of the tokens of past scans. */
export interface Disclosing {
  /** True when tokens may be disclosed, but only the player can start it. */
  isWaitingForPlayer: boolean;
  /** True when a claim of this visit was struck out because its code was not genuine. */
  wasStruck: boolean;
  discloseNow: () => Promise<void>;
}

const DisclosingContext = createContext<Disclosing | undefined>(undefined);

/** Discloses for everything below it. `isQuiet`: no scan is under way or on the screen. */
export function DisclosingProvider({ isQuiet, children }: { isQuiet: boolean; children: ReactNode }) {
  return <DisclosingContext value={useDisclosing(isQuiet)}>{children}</DisclosingContext>;
}

/**
 * The player's disclosures.
 * @throws Error outside of the players' screens: a mistake in our own code
 */
export function useDisclosures(): Disclosing {
  const disclosing = use(DisclosingContext);
  if (!disclosing) throw new Error('This screen is not inside a DisclosingContext');
  return disclosing;
}

/** The time that a token waits for a scan to carry it before it is sent in a message of its own. */
const quietMs = 45_000;

/**
 * Discloses the tokens of past scans once the ledger takes them and no scan is going on. Most tokens travel
 * with the next scan; these are the last ones of a round, or of an earlier visit. Only a wallet that opens no
 * window is asked without the player's tap, and not again after it refused: then a button remains.
 */
function useDisclosing(isQuiet: boolean): Disclosing {
  const { client, ledgerClock, me } = useGame();
  const { player, method, signer } = usePlayer();
  const heldTokens = useHeldTokenStore();
  const tokens = useStoredValue(heldTokens) ?? [];
  const claimWindowMs = useSecrecyWindow();
  const now = useLedgerTime(10_000);
  const [isAutomatic, setIsAutomatic] = useState(descriptorOf(method).capabilities.approvesInApp);
  const [wasStruck, setWasStruck] = useState(false);
  const { refresh } = me;

  useEffect(() => {
    const held = heldTokens.read() ?? [];
    const left = withoutConfirmed(held, player.collected);
    if (left !== held) heldTokens.write(left);
  }, [player, heldTokens]);

  const discloseNow = useCallback(async () => {
    const reached = ledgerClock.atLeast();
    const due = disclosable(heldTokens.read() ?? [], reached, claimWindowMs);
    if (reached === undefined || due.length === 0) return;
    try {
      const outcomes = await disclose(client, due, { signer });
      heldTokens.write(afterOutcomes(heldTokens.read() ?? [], outcomes, reached));
      if (outcomes.some(({ code }) => code === 'disclosure.wrong')) setWasStruck(true);
      await refresh();
    } catch (error) {
      // The next round meets a network that has come back; a wallet or process that refused is not asked again.
      if (!(isAppError(error) && error.retryable)) setIsAutomatic(false);
    }
  }, [heldTokens, ledgerClock, claimWindowMs, client, signer, refresh]);

  const dueAt = nextDisclosureAt(tokens, claimWindowMs);
  const isTime = dueAt !== undefined && now !== undefined && now >= dueAt + quietMs;
  useEffect(() => {
    if (isTime && isQuiet && isAutomatic) void discloseNow();
  }, [isTime, isQuiet, isAutomatic, discloseNow]);

  const isWaitingForPlayer = !isAutomatic && dueAt !== undefined && now !== undefined && now >= dueAt;
  return useMemo(
    () => ({ isWaitingForPlayer, wasStruck, discloseNow }),
    [isWaitingForPlayer, wasStruck, discloseNow],
  );
}
