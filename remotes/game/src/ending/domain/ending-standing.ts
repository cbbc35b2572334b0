interface Facts {
  phase: string;
  reveal?: unknown;
  result?: 'winner' | 'none';
  winner?: unknown;
}

/** The state of an event's ending. */
export type EndingStanding =
  | 'not-yet'
  /** The key is public, and the ledger still works through the answers. */
  | 'judging'
  /** No answer with the key stands; the staff can ask again. */
  | 'nobody'
  /** The staff ended the event, and nobody found the key. */
  | 'over'
  | 'won';

/** Returns the state of an event's ending. */
export function endingStanding({ phase, reveal, result, winner }: Facts): EndingStanding {
  if (winner) return 'won';
  if (phase === 'ended') return reveal && !result ? 'judging' : 'over';
  if (!reveal) return 'not-yet';
  return result === 'none' ? 'nobody' : 'judging';
}
