import type { Follow } from '@rainbow-rabbit/shared/reading';
import type { ProcessReadOptions } from '../../../common/client';
import { createSnapshotCheck, type RelayedReply } from './snapshot-check';

/** So many phones together check a part once in this time, by two reads. */
const checkedEveryMs = 30 * 60_000;

/**
 * The phones of a venue that a public unit serves (docs/decisions/047-relayed-standings.md). A larger event has a unit of its own,
 * which bears more checks, and never all of its players look at their phones.
 */
const venuePhones = 300;

/** A phone that begins no check, or waits for a snapshot, looks again after this time. */
const lookEveryMs = 60_000;

/** The looks after which a check is given up: too few snapshots came. */
const maxLooks = 10;

/** Reads a reply directly. */
export type DirectRead<T> = (options: Pick<ProcessReadOptions, 'signal' | 'maxAgeMs'>) => Promise<T>;

interface SpotCheckOptions<T> {
  follow: Follow<T>;
  /** Reads the reply that `follow` brings, without the relay. */
  read: DirectRead<T>;
  /** Returns how many phones share the checks: as many as an event has players, whether they look or not. */
  phones: () => number;
  /** Called once snapshots contradicted direct replies. */
  onRefuted: () => void;
  random?: () => number;
}

/**
 * Adds spot checks to what follows a relay: now and then, by chance, while the page is on the screen, snapshots are compared
 * with direct replies (`createSnapshotCheck`). Fresh direct replies that come anyway are compared as well.
 * @returns the same two functions
 */
export function spotChecked<T extends RelayedReply>({
  follow,
  read,
  phones,
  onRefuted,
  random = Math.random,
}: SpotCheckOptions<T>): { follow: Follow<T>; read: DirectRead<T> } {
  const check = createSnapshotCheck<T>();
  let isOver = false;
  const look = () => {
    if (isOver || !check.isRefuted()) return;
    isOver = true;
    onRefuted();
  };
  const readChecked: DirectRead<T> = async (options) => {
    const reply = await read(options);
    // others may be what the process published, whose time is that of its last change
    if (options.maxAgeMs === 0) {
      check.read(reply);
      look();
    }
    return reply;
  };
  const followChecked: Follow<T> = (hear, onLost) => {
    const abort = new AbortController();
    let looksLeft = 0;
    const ask = () => readChecked({ signal: abort.signal, maxAgeMs: 0 });
    const begin = async () => {
      const sharing = Math.min(Math.max(1, phones()), venuePhones);
      if (random() >= lookEveryMs / checkedEveryMs / sharing) return;
      looksLeft = maxLooks;
      await ask();
    };
    const goOn = async () => {
      looksLeft -= 1;
      if (!check.isSettled()) return;
      await ask();
      looksLeft = check.isSuspicious() ? maxLooks : 0;
    };
    const turn = async () => {
      if (!isOver && document.visibilityState !== 'hidden') await (looksLeft > 0 ? goOn() : begin());
    };
    const timer = setInterval(() => {
      turn().catch(() => {
        looksLeft = 0;
      });
    }, lookEveryMs);
    const stop = follow((reply) => {
      check.hear(reply);
      look();
      // A relay that was refuted is heard no more.
      if (!isOver) hear(reply);
    }, onLost);
    return () => {
      clearInterval(timer);
      abort.abort();
      stop();
    };
  };
  return { follow: followChecked, read: readChecked };
}
