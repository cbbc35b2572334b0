import type { Address } from '@rainbow-rabbit/shared/arweave';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';

/** A player who has registered and not seen the rabbit yet, and the nickname that this player wished for. */
export interface NewcomerToShow {
  player: Address;
  wish: string;
}

/** The one moment after a registration in which a player is shown the own rabbit. */
export interface Revealing {
  dueFor: NewcomerToShow | undefined;
  /** Called where a registration of this tab has succeeded. */
  begin: (newcomer: NewcomerToShow) => void;
  end: () => void;
}

const nothing: Revealing = { dueFor: undefined, begin: () => undefined, end: () => undefined };

const RevealContext = createContext(nothing);

/** Holds the moment above the player's session, which begins with it. */
export function RevealProvider({ children }: { children: ReactNode }) {
  const [dueFor, setDueFor] = useState<NewcomerToShow>();
  const end = useCallback(() => setDueFor(undefined), []);
  const revealing = useMemo(() => ({ dueFor, begin: setDueFor, end }), [dueFor, end]);
  return <RevealContext value={revealing}>{children}</RevealContext>;
}

/** The reveal around this screen; outside of a `RevealProvider`, a reveal that never comes. */
export const useReveal = (): Revealing => use(RevealContext);
