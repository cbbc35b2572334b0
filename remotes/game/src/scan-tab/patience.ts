/** The time for which a player waits for a scan that is being sent, in milliseconds (docs/product 9.143). */
export const patienceMs = 3000;

/** The wait of a player for a scan. */
export interface Patience {
  /** Begins the wait, unless it has begun. */
  begin: () => void;
  /** Ends the wait, as while the wallet asks; it may begin anew. */
  end: () => void;
}

/** Returns a wait that calls `onOver` when it has lasted too long. */
export function patienceOf(onOver: () => void): Patience {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin: () => {
      timer ??= setTimeout(onOver, patienceMs);
    },
    end: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
