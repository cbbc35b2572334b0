import { keptValue, useKeptValue } from '@rainbow-rabbit/parts/kept';
import { maxApprovals } from '@rainbow-rabbit/processes/minibuild/client';
import { useMemo } from 'react';
import * as v from 'valibot';

const draftSchema = v.object({
  /** Absent while the ballot is the same as the contest's. */
  entries: v.optional(
    v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(maxApprovals)),
  ),
  /** Titles of the entries, as far as this page has seen them; those of a sent ballot stay, which has only numbers. */
  titles: v.record(v.string(), v.string()),
});

/** A ballot that is gathered in this browser. */
export type BallotDraft = v.InferOutput<typeof draftSchema>;

/** Returns the draft of a contest, which this browser keeps, and the function that writes it. */
export function useBallotDraft(process: string): {
  draft: BallotDraft | undefined;
  write: (draft: BallotDraft) => void;
} {
  const kept = useMemo(() => keptValue(['minibuild', 'ballot', process], draftSchema), [process]);
  return { draft: useKeptValue(kept), write: kept.write };
}
