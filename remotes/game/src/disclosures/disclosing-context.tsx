import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { oneTabAlone, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRidingAcknowledgement } from '../role/acknowledgement-store';
import { useClaimWindow, useSecrecyWindow, useSettleWindow } from '../session/event-readings';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { usePlayer } from '../session/player-context';
import { useLedgerTime, useNeededLedgerTime } from '../session/use-ledger-time';
import { disclose, mayDiscloseLater } from './disclose';
import { useHeldTokenStore } from './held-token-store';
import {
  afterOutcomes,
  countDue,
  disclosable,
  firstLapseAt,
  nextDisclosureAt,
  withoutConfirmed,
} from './held-tokens.domain';

/** The colours that only a tap of the player can confirm. */
interface ColoursToConfirm {
  count: number;
  /** The time until the first of them lapses, in whole minutes. */
  minutesLeft: number;
}

/** The state of the tokens of past scans. */
export interface Disclosing {
  /** Undefined while nothing waits for the player. */
  toConfirm?: ColoursToConfirm;
  /** True when a claim of this visit was struck out because its code was not genuine. */
  wasStruck: boolean;
  /** Discloses after a tap of the player: the wallet may ask. */
  discloseNow: () => Promise<void>;
}

/** The player's disclosures. */
const [DisclosingContext, useDisclosures] = neededContext<Disclosing>('DisclosingContext');

export { useDisclosures };

/** Discloses for everything below it. `isQuiet`: no scan is under way. */
export function DisclosingProvider({ isQuiet, children }: { isQuiet: boolean; children: ReactNode }) {
  return <DisclosingContext value={useDisclosing(isQuiet)}>{children}</DisclosingContext>;
}

/** The time that a token waits for a scan to carry it before it is sent in a message of its own (9.84). */
const quietMs = 45_000;

/** The pause after an attempt that met no network. */
const pauseMs = 45_000;

type Outcome = 'done' | 'no-network' | 'needs-player';

/**
 * Discloses the tokens of past scans once the ledger takes them and no scan is going on. Most tokens travel
 * with the next scan; these are the last ones of a round, or of an earlier visit, and those of a complete rainbow. Without a tap of the player nothing
 * is asked: what the wallet does not sign unasked waits for the player, with a deadline.
 */
function useDisclosing(isQuiet: boolean): Disclosing {
  const { player } = usePlayer();
  const heldTokens = useHeldTokenStore();
  const tokens = useKeptValue(heldTokens) ?? [];
  const secrecyWindowMs = useSecrecyWindow();
  const claimWindowMs = useClaimWindow();
  const settleWindowMs = useSettleWindow();
  const now = useLedgerTime(10_000);
  useNeededLedgerTime(tokens.length > 0);
  const [needsPlayer, setNeedsPlayer] = useState(false);
  const { attempt, wasStruck } = useDisclosureAttempts();
  const nextTryAt = useRef(0);

  useEffect(() => {
    const held = heldTokens.read() ?? [];
    const left = withoutConfirmed(held, player.collected);
    if (left !== held) heldTokens.write(left);
  }, [player, heldTokens]);

  const isTrying = useRef(false);
  const run = useCallback(
    async (isUnasked: boolean) => {
      if (isUnasked && isTrying.current) return;
      isTrying.current = true;
      const outcome = await attempt(isUnasked).finally(() => {
        isTrying.current = false;
      });
      if (outcome === 'no-network') nextTryAt.current = performance.now() + pauseMs;
      else setNeedsPlayer(outcome === 'needs-player');
    },
    [attempt],
  );

  const dueAt = nextDisclosureAt(tokens, secrecyWindowMs);
  // Whoever has all seven colours needs no further scan, but all of them confirmed to win.
  const waitMs = player.complete ? 0 : quietMs;
  const isTime = dueAt !== undefined && now !== undefined && now >= dueAt + waitMs;
  // Once a wallet has to ask, only the player goes on, or a scan that carries the tokens.
  const isAutomatic = isTime && isQuiet && !needsPlayer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new time of the ledger is another occasion.
  useEffect(() => {
    if (isAutomatic && performance.now() >= nextTryAt.current) void run(true);
  }, [isAutomatic, run, now]);

  // A disclosure is approved with a scan, perhaps just now.
  const { length: collected } = player.collected;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new colour is another occasion.
  useEffect(() => setNeedsPlayer(false), [collected]);

  const lapseAt = firstLapseAt(tokens, { claimWindowMs, settleWindowMs });
  const count = now === undefined ? 0 : countDue(tokens, now, secrecyWindowMs);
  const minutesLeft = Math.max(0, Math.floor(((lapseAt ?? 0) - (now ?? 0)) / 60_000));
  const isWaiting = needsPlayer && count > 0;
  return useMemo(
    () => ({
      toConfirm: isWaiting ? { count, minutesLeft } : undefined,
      wasStruck,
      discloseNow: () => run(false),
    }),
    [isWaiting, count, minutesLeft, wasStruck, run],
  );
}

/** Attempts to disclose what is due, by one tab at a time. */
function useDisclosureAttempts() {
  const { client, ledgerClock, me } = useGame();
  const { address, connector, signer } = usePlayer();
  const heldTokens = useHeldTokenStore();
  const claimWindowMs = useSecrecyWindow();
  const acknowledgement = useRidingAcknowledgement();
  const [wasStruck, setWasStruck] = useState(false);
  const { refresh } = me;

  const attempt = useCallback(
    async (isUnasked: boolean): Promise<Outcome> => {
      const reached = ledgerClock.atLeast();
      const due = disclosable(heldTokens.read() ?? [], reached, claimWindowMs);
      if (reached === undefined || due.length === 0) return 'done';
      const unasked = itemSignerOf(connector, address, { isUnasked: true });
      const options = { signer: isUnasked ? unasked : signer, outbox: browserOutbox, acknowledgement };
      const sent = await outcomeOf(options, (given) => disclose(client, due, given));
      if (sent.status !== 'answered') return mayDiscloseLater(sent) ? 'no-network' : 'needs-player';
      heldTokens.write(afterOutcomes(heldTokens.read() ?? [], sent.reply, reached));
      if (sent.reply.some(({ code }) => code === 'disclosure.wrong')) setWasStruck(true);
      await refresh();
      return 'done';
    },
    [heldTokens, ledgerClock, claimWindowMs, client, connector, address, signer, acknowledgement, refresh],
  );

  const inOneTab = useCallback(
    (isUnasked: boolean) => oneTabAlone(`rr-disclose:${client.process}:${address}`, () => attempt(isUnasked)),
    [attempt, client, address],
  );
  return { attempt: inOneTab, wasStruck };
}
