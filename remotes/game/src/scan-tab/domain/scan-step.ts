import type { SendStage } from '@rainbow-rabbit/processes/common/client';
import type { Scanned } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { Misread } from '../../rabbit-code/domain/misread';
import type { ScannedCode } from '../../rabbit-code/domain/scanned-code';

/** A scan that the ledger took; `printed` is true for that of a printed badge. */
export type CountedScan = Scanned & { printed?: true };

/** The state of the scan screen (docs/product 4.2). */
export type ScanState =
  | { status: 'looking'; misread?: Misread }
  | { status: SendStage; code: ScannedCode }
  | ScanResult;

/** `isSeen`: the scan screen has shown it; the result of a kept scan may come while another screen is open. */
export type ScanResult =
  | { status: 'collected'; scanned: CountedScan; isSeen?: true }
  | { status: 'refused'; code: ScannedCode; error: unknown; canRetry: boolean; isSeen?: true };

/**
 * The state of an attempt to send a scan. `shown`: the player waits for it; `behind`: it goes on without them; `unsent`: it ended without
 * an answer; `needs-player`: it ended since the wallet must ask, which takes a tap of the player.
 */
export type ScanAttempt = 'shown' | 'behind' | 'unsent' | 'needs-player';

/** The scans of this visit. */
export interface Scans {
  screen: ScanState;
  /** Results that wait until the screen is free, oldest first. */
  news: readonly ScanResult[];
  /** The latest attempt for each rabbit whose scan has no result yet. */
  attempts: ReadonlyMap<number, { code: ScannedCode; status: ScanAttempt }>;
}

export type ScanEvent =
  | { type: 'misread'; misread: Misread }
  /** An attempt began. `mayAsk`: the player did something that calls for it; `isSent`: an earlier one may have counted. */
  | { type: 'begun'; code: ScannedCode; mayAsk: boolean; isSent: boolean }
  | { type: 'stage'; code: ScannedCode; stage: SendStage }
  /** The scan waits among the kept ones. */
  | { type: 'kept'; code: ScannedCode; as: Exclude<ScanAttempt, 'shown'> }
  /** The attempt ended since nobody asks for it any more. */
  | { type: 'withdrawn'; code: ScannedCode }
  | { type: 'ended'; code: ScannedCode; result: ScanResult }
  | { type: 'look-again' }
  /** The scan screen shows the result. */
  | { type: 'seen' }
  /** The screen was left: what the camera misread there is of no interest later. */
  | { type: 'left' };

const looking: ScanState = { status: 'looking' };

export const nothingScanned: Scans = { screen: looking, news: [], attempts: new Map() };

/** Returns the state of the attempt with this very code. */
export function attemptOf({ attempts }: Scans, code: ScannedCode): ScanAttempt | undefined {
  const attempt = attempts.get(code.rabbit);
  return attempt && isSame(attempt.code, code) ? attempt.status : undefined;
}

/** Returns true while a scan of this rabbit is under way. */
export function isUnderWay({ attempts }: Scans, { rabbit }: ScannedCode): boolean {
  const status = attempts.get(rabbit)?.status;
  return status === 'shown' || status === 'behind';
}

/** Returns true for the state of a scan that came to its end. */
export function isResult(state: ScanState): state is ScanResult {
  return state.status === 'collected' || state.status === 'refused';
}

/** Returns the scans after an event. Nothing but the player interrupts a scan on the screen, or its result. */
export function scanStep(scans: Scans, event: ScanEvent): Scans {
  const next = { ...scans, ...changes(scans, event) };
  const [first, ...later] = next.news;
  if (first && next.screen.status === 'looking') return { ...next, screen: first, news: later };
  const isChanged =
    next.screen !== scans.screen || next.news !== scans.news || next.attempts !== scans.attempts;
  return isChanged ? next : scans;
}

function changes(scans: Scans, event: ScanEvent): Partial<Scans> {
  const { screen, news } = scans;
  switch (event.type) {
    case 'misread':
      if (screen.status !== 'looking' || isSameMisread(screen.misread, event.misread)) return {};
      return { screen: { status: 'looking', misread: event.misread } };
    case 'begun':
      return begin(scans, event);
    case 'stage': {
      const isShown = attemptOf(scans, event.code) === 'shown' && isFreeFor(screen, event.code);
      return isShown ? { screen: { status: event.stage, code: event.code } } : {};
    }
    case 'kept':
      return { attempts: withAttempt(scans, event.code, event.as), screen: without(screen, event.code) };
    case 'withdrawn':
      return { attempts: withAttempt(scans, event.code), screen: without(screen, event.code) };
    case 'ended': {
      const attempts = withAttempt(scans, event.code);
      if (isFreeFor(screen, event.code)) return { attempts, screen: event.result };
      return { attempts, news: [...news, event.result] };
    }
    case 'seen':
      return isResult(screen) ? { screen: { ...screen, isSeen: true } } : {};
    case 'left':
      return screen.status === 'looking' ? { screen: looking } : {};
    case 'look-again':
      return { screen: looking };
  }
}

/** The player waits for an attempt, unless it is another one for a scan that is kept without an answer. */
function begin(
  scans: Scans,
  { code, mayAsk, isSent }: Extract<ScanEvent, { type: 'begun' }>,
): Partial<Scans> {
  const isKept = attemptOf(scans, code) === 'unsent' || (isSent && !mayAsk);
  const attempts = withAttempt(scans, code, isKept ? 'behind' : 'shown');
  return mayAsk && !isKept ? { attempts, screen: { status: 'sending', code } } : { attempts };
}

function withAttempt({ attempts }: Scans, code: ScannedCode, status?: ScanAttempt): Scans['attempts'] {
  const others = [...attempts].filter(([rabbit]) => rabbit !== code.rabbit);
  return new Map(status ? [...others, [code.rabbit, { code, status }]] : others);
}

/** Returns true for two readings of one code: a rabbit's phone and its badge may be read in the same slot. */
const isSame = (one: ScannedCode, other: ScannedCode): boolean =>
  one.rabbit === other.rabbit && one.slot === other.slot && one.token === other.token;

const isOnScreen = (screen: ScanState, code: ScannedCode): boolean =>
  (screen.status === 'approving' || screen.status === 'sending') && isSame(screen.code, code);

const isFreeFor = (screen: ScanState, code: ScannedCode): boolean =>
  screen.status === 'looking' || isOnScreen(screen, code);

const without = (screen: ScanState, code: ScannedCode): ScanState =>
  isOnScreen(screen, code) ? looking : screen;

function isSameMisread(one: Misread | undefined, other: Misread): boolean {
  if (one?.kind === 'other-event' && other.kind === 'other-event') return one.slug === other.slug;
  if (one?.kind === 'other-card' && other.kind === 'other-card') return one.ticket.code === other.ticket.code;
  return one?.kind === other.kind;
}
