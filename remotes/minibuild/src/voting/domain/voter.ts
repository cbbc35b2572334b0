import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';

/** The part of what a contest knows of an address that its vote follows from. */
type Known = Pick<Mine, 'vote'> & { person?: { removedFor?: string | undefined } | undefined };

/** A visitor's right to vote, and what is missing. */
export type Voter =
  /** No wallet is connected: it may have the right. */
  | 'unconnected'
  /** The contest hasn't answered yet. */
  | 'unknown'
  | 'may'
  /** The contest has to count the wallet as a person first. */
  | 'enter'
  | 'removed'
  | 'may-not';

/** Returns the right of a visitor to vote. @param mine what the contest knows of the address; undefined until it has answered */
export function voterOf(isConnected: boolean, mine: Known | undefined): Voter {
  if (!isConnected) return 'unconnected';
  if (!mine) return 'unknown';
  if (mine.person?.removedFor !== undefined) return 'removed';
  if (mine.vote === 'yes') return 'may';
  return mine.vote === 'enter' ? 'enter' : 'may-not';
}
