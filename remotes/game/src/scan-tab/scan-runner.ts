import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { type DeliveryState, messageName } from '@rainbow-rabbit/processes/common/client';
import type {
  Disclosure,
  EventInfo,
  Player,
  RabbitClient,
  RoleAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address, DataItemInput } from '@rainbow-rabbit/shared/arweave';
import { AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import type { AskingOptions } from '@rainbow-rabbit/shared/wallet';
import {
  afterOutcomes,
  type HeldTokens,
  holdToken,
  ridingAlong,
  withoutRide,
  withoutToken,
} from '../disclosures/held-tokens.domain';
import {
  type KeptScans,
  keepScan,
  scanEnd,
  scanIdentity,
  withoutScan,
} from '../kept-scans/domain/kept-scans';
import { wantReadScan } from '../kept-scans/scan-ownership';
import { corrected } from '../ledger-time/domain/clock-skew';
import type { LedgerClock } from '../ledger-time/domain/ledger-clock';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import type { TokenChecker, TokenVerdict } from '../token-check/token-checker';
import {
  attemptOf,
  isUnderWay,
  nothingScanned,
  type ScanAttempt,
  type ScanEvent,
  type ScanResult,
  type Scans,
  scanStep,
} from './domain/scan-step';
import { reasonToAsk } from './reason-to-ask';
import { type ScanOutcome, sendScan } from './send-scan';

/** The scans of a visit, which outlive the screens. */
export interface ScanStore {
  read: () => Scans;
  /** Takes the step of an event. */
  dispatch: (event: ScanEvent) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createScanStore(): ScanStore {
  let scans = nothingScanned;
  const listeners = new Set<() => void>();
  return {
    read: () => scans,
    dispatch(event) {
      scans = scanStep(scans, event);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export interface ScanRunnerOptions {
  client: RabbitClient;
  address: Address;
  /** Returns the player's signer, which may ask within limits. */
  signerOf: (asking: AskingOptions) => ItemSigner;
  checker: TokenChecker;
  /** Gets each step of each scan. */
  scans: ScanStore;
  keptScans: KeptValue<KeptScans>;
  heldTokens: KeptValue<HeldTokens>;
  /** This phone's clock, in Unix milliseconds. */
  now: () => number;
  ledgerClock: LedgerClock;
}

/** The state of player and event on which one run depends. */
export interface ScanFacts {
  player: Pick<Player, 'rabbit' | 'collected'>;
  claimWindowMs: number;
  /** The event's treatment of printed badges, as last known. */
  printed?: EventInfo['printed'];
  /** The time after its slot for which a token must stay secret. */
  secrecyWindowMs: number;
  /** Of the role card, if it travels with the next message. */
  acknowledgement?: RoleAcknowledgement | undefined;
}

export interface ScanRunner {
  /**
   * Brings one code to its result, or keeps it: also when the answer takes longer than the player waits. A second run for a
   * rabbit whose scan is under way does nothing.
   * @param mayAsk false when nothing that the player did calls for a question
   * @returns the state of the attempt; undefined once the scan has a result
   */
  run: (code: ScannedCode, facts: ScanFacts, mayAsk?: boolean) => Promise<ScanAttempt | undefined>;
  /** Takes back what the wallet is asked for: the player has left. The scans stay kept. */
  withdraw: () => void;
}

/** The time for which a player waits for a scan that is being sent, in milliseconds (docs/product 9.143). */
export const patienceMs = 3000;

/** Only the staff can check the secret of a printed badge. */
const unchecked = Promise.resolve<TokenVerdict>({ status: 'unchecked' });

/** One attempt to send a scan. */
interface Attempt extends ScanRunnerOptions, ScanFacts {
  code: ScannedCode;
  mayAsk: boolean;
  /** True when a claim on the rabbit has left this phone, also before a reload, but its answer never came: it may have counted. */
  wasSent: boolean;
  /** Aborted when the player leaves. */
  leaving: AbortSignal;
  /** Called when the player waits no more. */
  onBehind: () => void;
}

/** Runs scans. Each scan is stored before it is sent, so that it is not lost without network. */
export function createScanRunner(options: ScanRunnerOptions): ScanRunner {
  const { client, address, scans } = options;
  let leaving = new AbortController();
  return {
    async run(code, facts, mayAsk = true) {
      if (!isUnderWay(scans.read(), code)) {
        const name = messageName(client.process, address, scanIdentity(code));
        const wasSent = browserOutbox.read(name)?.isPosted === true;
        scans.dispatch({ type: 'begun', code, mayAsk, isSent: wasSent });
        const { promise: behind, resolve: onBehind } = deferred<void>();
        const attempt = { ...options, ...facts, code, mayAsk, wasSent, leaving: leaving.signal, onBehind };
        const end = endOf(attempt).catch((error) => refused(attempt, error));
        await Promise.race([end.then(scans.dispatch), behind]);
      }
      return scans.read().attempts.get(code.rabbit)?.status;
    },
    withdraw() {
      leaving.abort();
      leaving = new AbortController();
    },
  };
}

/** Makes an attempt, and returns how it ended. */
async function endOf(attempt: Attempt): Promise<ScanEvent> {
  const { client, code, mayAsk, wasSent, keptScans, heldTokens, ledgerClock, secrecyWindowMs } = attempt;
  const refusal = wasSent ? undefined : await refusalAhead(attempt);
  if (refusal) return refused(attempt, refusal);
  if (mayAsk) wantReadScan(client.process, code);
  keptScans.write(keepScan(keptScans.read() ?? [], code, attempt.now()));
  // a message that is kept has those of its own
  const riding = wasSent || code.printed ? [] : (heldTokens.read() ?? []);
  const disclosures = ridingAlong(riding, ledgerClock.atLeast(), secrecyWindowMs);
  const outcome = await send(attempt, disclosures);
  if (outcome.status === 'collected') {
    changeTokens(attempt, (held) => afterOutcomes(held, outcome.scanned.disclosed, ledgerNow(attempt)));
    return settled(attempt, outcome);
  }
  // the tokens that a failed scan carried may be why it failed
  if (disclosures.length > 0) changeTokens(attempt, (held) => withoutRide(held, disclosures));
  if (outcome.status === 'unsent') return { type: 'kept', code, as: 'unsent' };
  return endOfRefused(attempt, outcome);
}

/** Returns the refusal that is certain before sending, so that no approval is asked in vain. */
async function refusalAhead(attempt: Attempt): Promise<AppError | undefined> {
  const { client, code, player, printed } = attempt;
  if (msLeft(attempt) <= 0) return new AppError('scan.stale');
  if (code.rabbit === player.rabbit) return new AppError('rabbit.own');
  const isCollected = player.collected.some(({ rabbit }) => rabbit === code.rabbit);
  if (isCollected) return new AppError('rabbit.colour-collected');
  if (!code.printed || printed !== 'none') return undefined;
  // by a fresh answer: the staff may have switched
  const info = await client.info({ maxAgeMs: 0 }).catch(() => undefined);
  return info?.printed === 'none' ? new AppError('badge.not-allowed') : undefined;
}

/** Sends a scan, which is a kept one as soon as the player has waited long enough; not while the wallet asks them. */
async function send(attempt: Attempt, disclosures: Disclosure[]): Promise<ScanOutcome> {
  const { code, address, signerOf, checker, scans, onBehind } = attempt;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    if (attemptOf(scans.read(), code) === 'shown') timer ??= setTimeout(goBehind, patienceMs);
  };
  const stopWaiting = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const goBehind = () => {
    scans.dispatch({ type: 'kept', code, as: 'behind' });
    onBehind();
  };
  const reason = reasonToAsk(code, { ...attempt, msLeft: () => msLeft(attempt) });
  /** Asks the player only for what they have not approved ahead. */
  const signDataItem = async (item: DataItemInput) => {
    if (msLeft(attempt) <= 0) throw new AppError('scan.stale');
    try {
      return await signerOf({ isUnasked: true }).signDataItem(item);
    } catch (error) {
      if (!hasCode(error, 'wallet.approval-needed') || !canAsk(attempt)) throw error;
    }
    stopWaiting();
    scans.dispatch({ type: 'stage', code, stage: 'approving' });
    return signerOf({ signal: reason.signal }).signDataItem(item);
  };
  const onState = ({ status }: DeliveryState) => {
    // before it leaves: nobody could confirm the claim without its token, also if this page is closed before the answer
    if (status === 'signed') changeTokens(attempt, (held) => holdToken(held, code));
    if (status !== 'posted') return;
    wait();
    scans.dispatch({ type: 'stage', code, stage: 'sending' });
  };
  wait();
  const verdict = code.printed ? unchecked : checker.check(code);
  const outcome = sendScan({ ...attempt, signer: { address, signDataItem }, verdict, disclosures, onState });
  return outcome.finally(() => {
    reason.stop();
    stopWaiting();
  });
}

/** Returns the end of an attempt whose claim was not taken. */
function endOfRefused(
  attempt: Attempt,
  { error, canRetry }: Extract<ScanOutcome, { status: 'refused' }>,
): ScanEvent {
  const { code, wasSent } = attempt;
  if (hasCode(error, 'wallet.approval-needed') || hasCode(error, 'wallet.request-withdrawn')) {
    if (!canAsk(attempt)) return { type: 'kept', code, as: 'needs-player' };
    return msLeft(attempt) > 0 ? { type: 'withdrawn', code } : refused(attempt, new AppError('scan.stale'));
  }
  // an earlier attempt may have counted, and so may one whose answer was no refusal
  if (!wasSent && !canRetry) changeTokens(attempt, (held) => withoutToken(held, code));
  return refused(attempt, error, canRetry);
}

const ledgerNow = ({ ledgerClock, now }: Attempt): number =>
  ledgerClock.atLeast() ?? corrected(now(), ledgerClock.skew());

const msLeft = (attempt: Attempt): number =>
  scanEnd(attempt.code, attempt.claimWindowMs) - ledgerNow(attempt);

/** Returns true while the player waits for a scan that they did something for. */
const canAsk = ({ scans, code, mayAsk }: Attempt): boolean =>
  mayAsk && attemptOf(scans.read(), code) === 'shown';

const changeTokens = ({ heldTokens }: Attempt, change: (held: HeldTokens) => HeldTokens): void =>
  heldTokens.write(change(heldTokens.read() ?? []));

function settled({ keptScans, code }: Attempt, result: ScanResult): ScanEvent {
  keptScans.write(withoutScan(keptScans.read() ?? [], code));
  return { type: 'ended', code, result };
}

const refused = (attempt: Attempt, error: unknown, canRetry = false): ScanEvent =>
  settled(attempt, { status: 'refused', code: attempt.code, error, canRetry });
