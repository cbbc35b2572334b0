import { nextCheckInMs } from './domain/next-check';

interface BuildWatchParams {
  /** The id of the page's own build. */
  own: string;
  /** Returns the id of the newest build, undefined if the host names none. */
  fetchLatest: (nowMs: number) => Promise<string | undefined>;
  /** Called with each failure; none is shown. */
  note: (error: unknown) => void;
}

/** Looks for newer builds of the app while a page runs. */
export interface BuildWatch {
  /** Looks at once, whenever it looked last; resolves to true if there is another build. Never rejects. */
  check(): Promise<boolean>;
  /** Returns the id of the newest build, if it is another one than the page's and nobody put it off. */
  offered(): string | undefined;
  /** Offers nothing until the next check. */
  putOff(): void;
  subscribe(listener: () => void): () => void;
  /** Checks every hour, with one timer, which rests while nobody sees the page; returns the undo. */
  start(): () => void;
}

export function createBuildWatch({ own, fetchLatest, note }: BuildWatchParams): BuildWatch {
  const listeners = new Set<() => void>();
  let offered: string | undefined;
  let lastMs = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function offer(id: string | undefined): void {
    offered = id;
    for (const listener of listeners) listener();
  }

  async function check(): Promise<boolean> {
    lastMs = Date.now();
    try {
      const latest = await fetchLatest(lastMs);
      if (latest !== undefined) offer(latest === own ? undefined : latest);
      return latest !== undefined && latest !== own;
    } catch (error) {
      // A phone in a dead spot finds nothing newer, and that is no news.
      if (navigator.onLine) note(error);
      return false;
    }
  }

  function arm(): void {
    clearTimeout(timer);
    if (document.hidden) return;
    timer = setTimeout(
      () => {
        void check();
        arm();
      },
      nextCheckInMs(lastMs, Date.now()),
    );
  }

  return {
    check,
    offered: () => offered,
    putOff: () => offer(undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      arm();
      document.addEventListener('visibilitychange', arm);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', arm);
      };
    },
  };
}
