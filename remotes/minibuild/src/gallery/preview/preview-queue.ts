/** Previews that are fetched at the same time: more would hold up the reads of the list. */
const mostAtOnce = 6;

/** Previews that are kept, which are at most 16 kB each. */
const mostKept = 400;

interface Wanted {
  key: string;
  fetch: (signal: AbortSignal) => Promise<string>;
  done: (url: string | undefined) => void;
}

/**
 * Fetches previews a few at a time, the last asked for first: after a quick scroll, those on the screen come before those that
 * were passed. A preview that is no longer wanted isn't fetched.
 */
export function previewQueue(release: (url: string) => void) {
  const kept = new Map<string, string>();
  const waiting: Wanted[] = [];
  let underWay = 0;

  const keep = (key: string, url: string) => {
    kept.set(key, url);
    const [oldest] = kept;
    if (kept.size <= mostKept || !oldest) return;
    kept.delete(oldest[0]);
    release(oldest[1]);
  };

  const begin = async ({ key, fetch, done }: Wanted, abort: AbortController) => {
    underWay += 1;
    try {
      const url = kept.get(key) ?? (await fetch(abort.signal));
      if (!kept.has(key)) keep(key, url);
      done(url);
    } catch {
      done(undefined);
    } finally {
      underWay -= 1;
      next();
    }
  };

  const aborts = new Map<Wanted, AbortController>();
  const next = () => {
    while (underWay < mostAtOnce) {
      const wanted = waiting.pop();
      if (!wanted) return;
      const abort = new AbortController();
      aborts.set(wanted, abort);
      void begin(wanted, abort).finally(() => aborts.delete(wanted));
    }
  };

  return {
    /** Returns the address of a preview that was fetched before. */
    known: (key: string): string | undefined => kept.get(key),
    /** Fetches a preview; `done` gets undefined for a preview that can't be had. Returns its undo. */
    want(wanted: Wanted): () => void {
      let isWanted = true;
      const done = (url: string | undefined) => isWanted && wanted.done(url);
      const own = { ...wanted, done };
      waiting.push(own);
      next();
      return () => {
        isWanted = false;
        const at = waiting.indexOf(own);
        if (at >= 0) waiting.splice(at, 1);
        aborts.get(own)?.abort();
      };
    },
  };
}
