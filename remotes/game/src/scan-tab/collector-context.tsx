import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react';
import { useHeldTokenStore } from '../disclosures/held-token-store';
import { giveFeedback } from '../feedback/give-feedback';
import { useWakingSound } from '../feedback/sound-choice';
import { type KeptScan, type KeptScans, withoutForgotten } from '../kept-scans/domain/kept-scans';
import { useKeptScanStore } from '../kept-scans/kept-scan-store';
import { isReadHere, useOwnScans } from '../kept-scans/scan-ownership';
import { parseCode, parsedAt } from '../rabbit-code/domain/parse-code';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { useRidingAcknowledgement } from '../role/acknowledgement-store';
import { useClaimWindow, useSecrecyWindow } from '../session/event-readings';
import { useGame } from '../session/game-context';
import { itemSignerOf } from '../session/item-signer';
import { usePlayer } from '../session/player-context';
import { readCard } from '../ticket/domain/read-card';
import { createTokenChecker } from '../token-check/token-checker';
import { useKnownEvents } from '../unlisted/use-known-events';
import { collecting, nothingScanned, type ScanEvent, type ScanState } from './domain/scan-state';
import { createScanRunner, type RunEnd } from './scan-runner';
import { useSendingKeptScans } from './use-sending-kept-scans';

/** The scan screen's state and actions. They live as long as the player's session, whichever tab is open. */
export interface Collector {
  state: ScanState;
  /** Scans that could not be sent, and wait for the network. */
  kept: KeptScans;
  /** Kept scans for which the wallet must ask, which takes a tap of the player. */
  toApprove: KeptScans;
  /** Sends one of those. */
  collect: (scan: KeptScan) => void;
  /** Handles a text that the camera read or the player typed. */
  read: (text: string) => void;
  /** Sends again a scan that the wallet did not approve. */
  retry: () => void;
  lookAgain: () => void;
  /** Notes that the scan screen has shown the result. */
  see: () => void;
  /** Forgets a misread when the scan screen is left. */
  leave: () => void;
}

export const CollectorContext = createContext<Collector | undefined>(undefined);

/** Collects for everything below it. */
export function CollectorProvider({ children }: { children: ReactNode }) {
  return <CollectorContext value={useCollecting()}>{children}</CollectorContext>;
}

/**
 * The player's collector.
 * @throws Error outside of the players' screens: a mistake in our own code
 */
export function useCollector(): Collector {
  const collector = use(CollectorContext);
  if (!collector) throw new Error('This screen is not inside a CollectorContext');
  return collector;
}

const noScans: KeptScans = [];

const nameOf = ({ rabbit, slot }: ScannedCode) => `${rabbit}:${slot}`;

/** Parses what was read, runs its scan, and sends the kept scans when the network is back. */
function useCollecting(): Collector {
  const { event, me } = useGame();
  const events = useKnownEvents();
  const [{ state }, dispatch] = useReducer(collecting, nothingScanned);
  const keptScans = useKeptScanStore();
  const { run, ends } = useRunScan(dispatch);
  const waiting = useKeptValue(keptScans) ?? noScans;
  const own = useOwnScans(event.process, waiting);
  const toApprove = useMemo(
    () => own.filter((scan) => ends.get(nameOf(scan)) === 'needs-player'),
    [own, ends],
  );
  const kept = useMemo(() => waiting.filter((scan) => ends.get(nameOf(scan)) === 'unsent'), [waiting, ends]);
  const isFree = state.status === 'looking';

  const read = useCallback(
    (text: string) => {
      if (!isFree) return;
      const card = readCard(text, event.slug, events);
      const parsed = card ?? parsedAt(parseCode(text, events, Date.now()), event);
      if (parsed.kind !== 'rabbit') return dispatch({ type: 'misread', misread: parsed });
      giveFeedback('read');
      void run(parsed.code, true);
    },
    [isFree, events, event, run],
  );

  useSendingKeptScans({ waiting: own.filter((scan) => !toApprove.includes(scan)), isFree, run });

  useEffect(() => {
    keptScans.write(withoutForgotten(keptScans.read() ?? [], Date.now()));
  }, [keptScans]);

  const see = useCallback(() => dispatch({ type: 'seen' }), []);
  const leave = useCallback(() => dispatch({ type: 'left' }), []);

  const { refresh } = me;
  const scanned = state.status === 'collected' ? state.scanned : undefined;
  useEffect(() => {
    if (!scanned) return;
    giveFeedback(scanned.complete ? 'complete' : 'collected');
    void refresh();
  }, [scanned, refresh]);
  const refusedCode = state.status === 'refused' ? state.code : undefined;
  useEffect(() => {
    if (refusedCode) giveFeedback('refused');
  }, [refusedCode]);
  useWakingSound();

  const current = 'code' in state ? state.code : undefined;
  return useMemo(
    () => ({
      state,
      kept,
      toApprove,
      collect: (scan) => void run(scan, true),
      read,
      retry: () => current && void run(current, true),
      lookAgain: () => dispatch({ type: 'look-again' }),
      see,
      leave,
    }),
    [state, kept, toApprove, current, read, run, see, leave],
  );
}

/** Runs this player's scans: one runner for the whole session, with the newest state of event and player. */
function useRunScan(onEvent: (event: ScanEvent) => void) {
  const { client, ledgerClock, info } = useGame();
  const printed = valueOf(info.reading)?.printed;
  const { player, address, connector, method } = usePlayer();
  const keptScans = useKeptScanStore();
  const heldTokens = useHeldTokenStore();
  const claimWindowMs = useClaimWindow();
  const secrecyWindowMs = useSecrecyWindow();
  const acknowledgement = useRidingAcknowledgement();
  const checker = useMemo(() => createTokenChecker(client), [client]);
  const runner = useMemo(
    () =>
      createScanRunner({
        client,
        address,
        signerOf: (asking) => itemSignerOf(connector, address, asking),
        checker,
        keptScans,
        heldTokens,
        now: Date.now,
        ledgerClock,
        onEvent,
      }),
    [client, address, connector, checker, keptScans, heldTokens, ledgerClock, onEvent],
  );
  useEffect(() => runner.withdraw, [runner]);

  /** The ends of the newest runs of this visit, by `nameOf`. */
  const [ends, setEnds] = useState<ReadonlyMap<string, RunEnd>>(new Map());
  const { approvesInApp } = descriptorOf(method).capabilities;
  const run = useCallback(
    async (code: ScannedCode, isTapped = false) => {
      // A link is opened by the player; the window of a wallet of its own still takes a tap on this page.
      const mayAsk = isTapped || (approvesInApp && isReadHere(client.process, code));
      const facts = { player, claimWindowMs, printed, secrecyWindowMs, acknowledgement };
      const end = await runner.run(code, facts, mayAsk);
      if (end === 'unsent' && isTapped) giveFeedback('kept');
      if (end !== 'under-way') setEnds((earlier) => new Map(earlier).set(nameOf(code), end));
      return end;
    },
    [runner, approvesInApp, client, player, claimWindowMs, printed, secrecyWindowMs, acknowledgement],
  );
  return { run, ends };
}
