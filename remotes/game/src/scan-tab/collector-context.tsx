import { useWakingSound } from '@rainbow-rabbit/parts/celebration';
import { useKeptValue } from '@rainbow-rabbit/parts/kept';
import { neededContext } from '@rainbow-rabbit/parts/needed-context';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { useHeldTokenStore } from '../disclosures/held-token-store';
import { gameSound } from '../feedback/game-sound';
import { giveFeedback } from '../feedback/give-feedback';
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
import {
  attemptOf,
  type CountedScan,
  isUnderWay,
  type ScanAttempt,
  type ScanState,
} from './domain/scan-step';
import { withCountedScan } from './domain/with-counted-scan';
import { createScanRunner, createScanStore, type ScanStore } from './scan-runner';
import { useSendingKeptScans } from './use-sending-kept-scans';

/** The scan screen's state and actions. They live as long as the player's session, whichever tab is open. */
export interface Collector {
  state: ScanState;
  /** Scans without an answer. */
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

/** The player's collector. */
export const [CollectorContext, useCollector] = neededContext<Collector>('CollectorContext');

/** Collects for everything below it. */
export function CollectorProvider({ children }: { children: ReactNode }) {
  return <CollectorContext value={useCollecting()}>{children}</CollectorContext>;
}

const noScans: KeptScans = [];

/** Parses what was read, runs its scan, and sends the kept scans when the network is back. */
function useCollecting(): Collector {
  const { event, me } = useGame();
  const { player } = usePlayer();
  const events = useKnownEvents();
  const [store] = useState(createScanStore);
  const { dispatch } = store;
  const scans = useSyncExternalStore(store.subscribe, store.read);
  const { screen: state } = scans;
  const run = useRunScan(store);
  const keptScans = useKeptScanStore();
  const waiting = useKeptValue(keptScans) ?? noScans;
  const own = useOwnScans(event.process, waiting);
  const toApprove = useMemo(
    () => own.filter((scan) => attemptOf(scans, scan) === 'needs-player'),
    [own, scans],
  );
  const kept = useMemo(
    () => waiting.filter((scan) => isWithoutAnswer(attemptOf(scans, scan))),
    [waiting, scans],
  );
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
    [isFree, events, event, run, dispatch],
  );

  useSendingKeptScans({ waiting: own.filter((scan) => !toApprove.includes(scan)), isFree, run });

  useEffect(() => {
    keptScans.write(withoutForgotten(keptScans.read() ?? [], Date.now()));
  }, [keptScans]);

  const scanned = state.status === 'collected' ? state.scanned : undefined;
  const takeOver = useEffectEvent((scan: CountedScan) => {
    // by the reply itself: without network the next reading is a long way off
    me.accept(withCountedScan(player, scan));
    void me.refresh();
  });
  useEffect(() => {
    if (!scanned) return;
    giveFeedback(scanned.complete ? 'complete' : 'collected');
    takeOver(scanned);
  }, [scanned]);
  const refusedCode = state.status === 'refused' ? state.code : undefined;
  useEffect(() => {
    if (refusedCode) giveFeedback('refused');
  }, [refusedCode]);
  useWakingSound(gameSound);

  const actions = useMemo(
    () => ({
      collect: (scan: KeptScan) => void run(scan, true),
      lookAgain: () => dispatch({ type: 'look-again' }),
      see: () => dispatch({ type: 'seen' }),
      leave: () => dispatch({ type: 'left' }),
    }),
    [run, dispatch],
  );
  return useMemo(
    () => ({
      ...actions,
      state,
      kept,
      toApprove,
      read,
      retry: () => 'code' in state && void run(state.code, true),
    }),
    [actions, state, kept, toApprove, read, run],
  );
}

/** Returns true for a scan without an answer, which the player waits for no more. */
const isWithoutAnswer = (attempt: ScanAttempt | undefined) => attempt === 'behind' || attempt === 'unsent';

/** Runs this player's scans, with the newest state of event and player. */
function useRunScan(scans: ScanStore) {
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
        scans,
        keptScans,
        heldTokens,
        now: Date.now,
        ledgerClock,
      }),
    [client, address, connector, checker, scans, keptScans, heldTokens, ledgerClock],
  );
  useEffect(() => runner.withdraw, [runner]);

  const { approvesInApp } = descriptorOf(method).capabilities;
  return useCallback(
    async (code: ScannedCode, isTapped = false) => {
      // A link is opened by the player; the window of a wallet of its own still takes a tap on this page.
      const mayAsk = isTapped || (approvesInApp && isReadHere(client.process, code));
      const facts = { player, claimWindowMs, printed, secrecyWindowMs, acknowledgement };
      const isNew = !isUnderWay(scans.read(), code);
      const attempt = await runner.run(code, facts, mayAsk);
      if (isTapped && isNew && isWithoutAnswer(attempt)) giveFeedback('kept');
      return attempt;
    },
    [runner, scans, approvesInApp, client, player, claimWindowMs, printed, secrecyWindowMs, acknowledgement],
  );
}
