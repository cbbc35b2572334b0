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

/** `isBackground`: a kept scan was sent again, perhaps while the player does something else. */
export type ScanEvent =
  | { type: 'misread'; misread: Misread }
  | { type: 'stage'; stage: SendStage; code: ScannedCode }
  | { type: 'collected'; scanned: CountedScan; isBackground: boolean }
  | { type: 'refused'; code: ScannedCode; error: unknown; canRetry: boolean; isBackground: boolean }
  /** The scan could not be sent, or has no answer yet, and waits among the kept scans. */
  | { type: 'kept'; code: ScannedCode }
  | { type: 'look-again' }
  /** The scan screen shows the result. */
  | { type: 'seen' }
  /** The screen was left: what the camera misread there is of no interest later. */
  | { type: 'left' };

export const looking: ScanState = { status: 'looking' };

/** Returns the next state. Neither a misread nor the result of a kept scan interrupts a scan under way. */
export function collectStep(state: ScanState, event: ScanEvent): ScanState {
  if ('isBackground' in event && event.isBackground && state.status !== 'looking') return state;
  switch (event.type) {
    case 'misread':
      if (state.status !== 'looking' || isSameMisread(state.misread, event.misread)) return state;
      return { status: 'looking', misread: event.misread };
    case 'stage':
      return { status: event.stage, code: event.code };
    case 'collected':
      return { status: 'collected', scanned: event.scanned };
    case 'refused':
      return { status: 'refused', code: event.code, error: event.error, canRetry: event.canRetry };
    case 'seen':
      return isResult(state) ? { ...state, isSeen: true } : state;
    case 'left':
      return state.status === 'looking' ? looking : state;
    case 'kept':
      return isUnderWay(state, event.code) ? looking : state;
    case 'look-again':
      return looking;
  }
}

/** The scan screen, and the results of kept scans that wait until it is free, oldest first. */
export interface Collecting {
  state: ScanState;
  news: readonly ScanEvent[];
}

export const nothingScanned: Collecting = { state: looking, news: [] };

/** Returns what follows an event: the result of a kept scan is shown as soon as no other one is under way or on the screen. */
export function collecting(before: Collecting, event: ScanEvent): Collecting {
  const { state, news } = before;
  if ('isBackground' in event && event.isBackground && state.status !== 'looking')
    return { state, news: [...news, event] };
  const next = collectStep(state, event);
  const [first, ...later] = news;
  if (first && next.status === 'looking') return { state: collectStep(next, first), news: later };
  return next === state ? before : { state: next, news };
}

/** Returns true for the state of a scan that came to its end. */
export function isResult(state: ScanState): state is ScanResult {
  return state.status === 'collected' || state.status === 'refused';
}

function isUnderWay(state: ScanState, { rabbit, slot }: ScannedCode): boolean {
  if (state.status !== 'approving' && state.status !== 'sending') return false;
  return state.code.rabbit === rabbit && state.code.slot === slot;
}

function isSameMisread(one: Misread | undefined, other: Misread): boolean {
  if (one?.kind === 'other-event' && other.kind === 'other-event') return one.slug === other.slug;
  if (one?.kind === 'other-card' && other.kind === 'other-card') return one.ticket.code === other.ticket.code;
  return one?.kind === other.kind;
}
