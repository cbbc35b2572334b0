import type { PageSection } from '../../../page-content/domain/content-schema';
import { contentLimits } from '../../../page-content/domain/limits';

/** A section of a draft, with a key that stays as it moves. */
export interface DraftSection {
  key: number;
  section: PageSection;
}

/** The sections of a draft, and what undo and redo lead to. */
export interface EditHistory {
  now: readonly DraftSection[];
  past: readonly (readonly DraftSection[])[];
  future: readonly (readonly DraftSection[])[];
  /** The field that the last change was made in: typing in it goes on as one step. */
  field: string | undefined;
  nextKey: number;
}

/** One change of a draft. */
export type Edit =
  | { type: 'add'; section: PageSection; after?: number }
  | { type: 'replace'; key: number; section: PageSection; field: string }
  | { type: 'move'; key: number; by: 1 | -1 }
  | { type: 'remove'; key: number }
  | { type: 'replace-all'; sections: readonly PageSection[] }
  | { type: 'undo' }
  | { type: 'redo' };

/** The most steps that undo goes back. */
const maxSteps = 100;

/** Returns a draft that nothing has been changed in. */
export function startHistory(sections: readonly PageSection[]): EditHistory {
  const now = sections.map((section, key) => ({ key, section }));
  return { now, past: [], future: [], field: undefined, nextKey: now.length };
}

/** Returns a draft after a change; a change that can't be made leaves it as it was. */
export function edited(history: EditHistory, edit: Edit): EditHistory {
  const { now, past, future, nextKey } = history;
  switch (edit.type) {
    case 'undo': {
      const before = past.at(-1);
      if (!before) return history;
      return { now: before, past: past.slice(0, -1), future: [now, ...future], field: undefined, nextKey };
    }
    case 'redo': {
      const [next, ...rest] = future;
      if (!next) return history;
      return { now: next, past: [...past, now], future: rest, field: undefined, nextKey };
    }
    case 'add': {
      if (now.length >= contentLimits.sections) return history;
      const at = edit.after === undefined ? now.length : now.findIndex(({ key }) => key === edit.after) + 1;
      const added = { key: nextKey, section: edit.section };
      return stepped(history, [...now.slice(0, at), added, ...now.slice(at)], nextKey + 1);
    }
    case 'replace': {
      const field = `${edit.key} ${edit.field}`;
      const next = now.map((draft) => (draft.key === edit.key ? { ...draft, section: edit.section } : draft));
      if (field === history.field) return { ...history, now: next, future: [] };
      return { ...stepped(history, next, nextKey), field };
    }
    case 'move': {
      const from = now.findIndex(({ key }) => key === edit.key);
      const to = from + edit.by;
      const [moved, other] = [now[from], now[to]];
      if (!moved || !other) return history;
      const next = [...now];
      next[to] = moved;
      next[from] = other;
      return stepped(history, next, nextKey);
    }
    case 'remove':
      return stepped(
        history,
        now.filter(({ key }) => key !== edit.key),
        nextKey,
      );
    case 'replace-all': {
      const next = edit.sections.map((section, index) => ({ key: nextKey + index, section }));
      return stepped(history, next, nextKey + next.length);
    }
  }
}

function stepped(history: EditHistory, now: readonly DraftSection[], nextKey: number): EditHistory {
  return {
    now,
    past: [...history.past, history.now].slice(-maxSteps),
    future: [],
    field: undefined,
    nextKey,
  };
}
