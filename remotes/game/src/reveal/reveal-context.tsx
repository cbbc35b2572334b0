import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** The one moment after a registration in which a player is shown the own rabbit. */
export interface Revealing {
  /** True from the registration until the player has seen the rabbit. */
  isDue: boolean;
  /** Called where a registration of this tab has succeeded. */
  begin: () => void;
  end: () => void;
}

const nothing: Revealing = { isDue: false, begin: () => undefined, end: () => undefined };

const RevealContext = createContext(nothing);

/** Holds the moment above the player's session, which begins with it. */
export function RevealProvider({ children }: { children: ReactNode }) {
  const [isDue, setDue] = useState(false);
  const begin = useCallback(() => setDue(true), []);
  const end = useCallback(() => setDue(false), []);
  const revealing = useMemo(() => ({ isDue, begin, end }), [isDue, begin, end]);
  return <RevealContext value={revealing}>{children}</RevealContext>;
}

/** The reveal around this screen; outside of a `RevealProvider`, one that never comes. */
export const useReveal = (): Revealing => use(RevealContext);
