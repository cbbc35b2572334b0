interface Facts {
  phase: string;
  reveal?: unknown;
  winner?: unknown;
}

/** The state of an event's ending. */
export type EndingStanding =
  | 'not-yet'
  /** The key is public, and the ledger still works through the answers. */
  | 'judging'
  /** The staff ended the event, and nobody found the key. */
  | 'over'
  | 'won';

/** Returns the state of an event's ending. */
export function endingStanding({ phase, reveal, winner }: Facts): EndingStanding {
  if (winner) return 'won';
  if (reveal) return 'judging';
  return phase === 'ended' ? 'over' : 'not-yet';
}
