import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { isKept, type KeptScan, type KeptScans } from './domain/kept-scans';
import { keptScanStore } from './kept-scan-store';

/**
 * The time for which a scan is left to the tab that has read it: news of a kept scan may reach another tab before the
 * request for its lock reaches the browser.
 */
const firstRefusalMs = 2000;

/** By lock: a scan that this tab wants to send, or that no other tab sends. */
let standing: ReadonlyMap<string, 'wanted' | 'owned'> = new Map();
/** The scans whose code was read, or whose link was opened, since this page was loaded. */
const readHere = new Set<string>();
const listeners = new Set<() => void>();

const lockOf = (process: string, { rabbit, slot }: ScannedCode) => `rr-scan:${process}:${rabbit}:${slot}`;

function stand(lock: string, as: 'wanted' | 'owned' | undefined): void {
  const next = new Map(standing);
  if (as) next.set(lock, as);
  else next.delete(lock);
  standing = next;
  for (const listener of listeners) listener();
}

/** Resolves once a scan is no longer among the kept ones: it was settled, or a newer code took its place. */
async function gone(process: string, code: ScannedCode): Promise<void> {
  const store = keptScanStore(process);
  const isGone = () => !isKept(store.read() ?? [], code);
  // Whoever wants a scan keeps it in the same turn.
  await Promise.resolve();
  if (isGone()) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!isGone()) return;
      stop();
      resolve();
    });
  });
}

/** Makes a scan this tab's own as soon as no other tab has it, for as long as it is kept. */
function wantScan(process: string, code: ScannedCode): void {
  const lock = lockOf(process, code);
  if (standing.has(lock)) return;
  stand(lock, 'wanted');
  const own = async () => {
    stand(lock, 'owned');
    await gone(process, code);
  };
  // Without a lock the scan is still sent: in the worst case two tabs ask.
  void oneTabAlone(lock, own)
    .catch(own)
    .finally(() => stand(lock, undefined));
}

/** Makes a scan this tab's own whose code the player has just read here. Call it before the scan is kept. */
export function wantReadScan(process: string, code: ScannedCode): void {
  readHere.add(lockOf(process, code));
  wantScan(process, code);
}

/** Returns true when the player has read the code since this page was loaded: its scan may be asked for. */
export const isReadHere = (process: string, code: ScannedCode): boolean =>
  readHere.has(lockOf(process, code));

/** Milliseconds for which a scan is still left to the tab that has read it. */
const firstRefusalLeft = ({ readAt }: KeptScan): number =>
  Math.min(firstRefusalMs, readAt + firstRefusalMs - Date.now());

/** Returns the kept scans that are this tab's to send. A tab in the background takes none over. */
export function useOwnScans(process: string, waiting: KeptScans): KeptScan[] {
  const current = useSyncExternalStore(subscribe, () => standing);
  useEffect(() => {
    const take = () => {
      if (document.visibilityState === 'hidden') return;
      for (const scan of waiting) if (firstRefusalLeft(scan) <= 0) wantScan(process, scan);
    };
    const timers = waiting
      .map(firstRefusalLeft)
      .filter((leftMs) => leftMs > 0)
      .map((leftMs) => setTimeout(take, leftMs));
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('visibilitychange', take);
    };
  }, [process, waiting]);
  return useMemo(
    () => waiting.filter((scan) => current.get(lockOf(process, scan)) === 'owned'),
    [process, waiting, current],
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
