import { createContext, use } from 'react';

/** How the tokens of past scans are doing. */
export interface Disclosing {
  /** Whether tokens may be shown that nobody will show without the player's asking for it. */
  isWaitingForPlayer: boolean;
  /** Whether a claim of this visit was struck out because its code was not genuine. */
  wasStruck: boolean;
  discloseNow: () => Promise<void>;
}

export const DisclosingContext = createContext<Disclosing | undefined>(undefined);

/**
 * The player's disclosures.
 * @throws Error outside of the players' screens: a mistake in our own code
 */
export function useDisclosures(): Disclosing {
  const disclosing = use(DisclosingContext);
  if (!disclosing) throw new Error('This screen is not inside a DisclosingContext');
  return disclosing;
}
