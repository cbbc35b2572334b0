import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { isKept, type KeptScans } from '../kept-scans/domain/kept-scans';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

/** The longest wait of one timer, in milliseconds: a scan of a printed badge has no end. */
const maxWaitMs = 60_000;

export interface ReasonToAsk {
  /** Aborted once a question for the scan has no reason any more. */
  signal: AbortSignal;
  /** Ends the watch. */
  stop: () => void;
}

/**
 * Watches the reason to ask the player for a kept scan: it is gone when the scan's window is over, and when the scan is
 * no longer kept, because another tab has settled it.
 * @param leaving aborted when the player leaves
 * @param msLeft returns the time that the scan's window is still open
 */
export function reasonToAsk(
  code: ScannedCode,
  {
    keptScans,
    msLeft,
    leaving,
  }: { keptScans: KeptValue<KeptScans>; msLeft: () => number; leaving: AbortSignal },
): ReasonToAsk {
  const controller = new AbortController();
  const withdraw = () => controller.abort();
  let timer: ReturnType<typeof setTimeout>;
  const awaitEnd = () => {
    const left = msLeft();
    if (left <= 0) withdraw();
    else timer = setTimeout(awaitEnd, Math.min(left, maxWaitMs));
  };
  awaitEnd();
  const unsubscribe = keptScans.subscribe(() => {
    if (!isKept(keptScans.read() ?? [], code)) withdraw();
  });
  leaving.addEventListener('abort', withdraw);
  const stop = () => {
    clearTimeout(timer);
    unsubscribe();
    leaving.removeEventListener('abort', withdraw);
  };
  return { signal: controller.signal, stop };
}
