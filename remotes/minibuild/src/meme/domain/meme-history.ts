import type { Meme } from './meme';

/** A meme, and what undo and redo lead to. */
export interface MemeHistory {
  now: Meme;
  past: readonly Meme[];
  future: readonly Meme[];
  /** The field or the key that the last change was made with: going on with it is one step. */
  field: string | undefined;
}

/** The most steps that undo goes back. */
const undoSteps = 80;

export function startMeme(now: Meme): MemeHistory {
  return { now, past: [], future: [], field: undefined };
}

/** Returns the history after a change. @param field changes in the same field become one step; none: a step of its own */
export function changedMeme(history: MemeHistory, now: Meme, field?: string): MemeHistory {
  if (now === history.now) return history;
  if (field !== undefined && field === history.field) return { ...history, now, future: [] };
  return { now, past: [...history.past, history.now].slice(-undoSteps), future: [], field };
}

export function undone(history: MemeHistory): MemeHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    now: before,
    past: history.past.slice(0, -1),
    future: [history.now, ...history.future],
    field: undefined,
  };
}

export function redone(history: MemeHistory): MemeHistory {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { now: next, past: [...history.past, history.now], future, field: undefined };
}
