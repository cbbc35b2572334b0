import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';

/** The longest code that a message carries, in characters: aos reads it letter by letter (docs/product 9.246). */
export const maxCode = 500_000;

/** The longest draft that is kept, the number of drafts, and their length together, in characters. */
const bounds = { draft: 200_000, drafts: 30, all: 1_000_000 } as const;

const draftSchema = v.object({ process: v.string(), lua: v.pipe(v.string(), v.maxLength(bounds.draft)) });

/** Code that was written for a process and not sent, the newest first. */
const codeDrafts = keptValue<v.InferOutput<typeof draftSchema>[]>(
  ['devbot', 'code-drafts'],
  v.array(draftSchema),
  { absent: [] },
);

/** Returns the draft of a process; of a fresh process without one. */
export const codeDraftOf = (process = ''): string =>
  codeDrafts.read().find((draft) => draft.process === process)?.lua ?? '';

/** Keeps code as the draft of a process, as far as the bounds allow; empty code forgets it. */
export function keepDraft(process = '', lua: string): void {
  changeKept(codeDrafts, (all) => {
    const others = all.filter((draft) => draft.process !== process);
    const drafts = lua === '' || lua.length > bounds.draft ? others : [{ process, lua }, ...others];
    let length = 0;
    return drafts.slice(0, bounds.drafts).filter((draft) => {
      length += draft.lua.length;
      return length <= bounds.all;
    });
  });
}
