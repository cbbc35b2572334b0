import type { Completion } from './completions';

/** The state of the command line. */
export interface LineState {
  line: string;
  /** True while completions are offered. */
  isOpen: boolean;
  /** The index of the completion that the arrow keys chose. */
  chosen?: number;
  /** The index of the earlier line that was brought back; 0 is the newest. */
  recalled?: number;
}

/** A key's effect: the new state, or a line to run. */
export type LineEffect = { state: LineState } | { run: string };

/** The things that the keys choose from. */
interface LineChoices {
  completions: readonly Completion[];
  /** Earlier lines, the newest first. */
  earlier: readonly string[];
}

export const emptyLine: LineState = { line: '', isOpen: false };

/** The state after something was typed. */
export const typed = (line: string): LineState => ({ line, isOpen: line !== '' });

/** The line of a completion, ready for a further word. */
const filled = ({ line, hasMore }: Completion): LineState => ({
  line: hasMore ? `${line} ` : line,
  isOpen: hasMore,
});

/**
 * Returns the effect of a key; undefined for a key that is left to the browser: Tab moves the focus where nothing is to be
 * completed.
 */
export function effectOfKey(key: string, state: LineState, choices: LineChoices): LineEffect | undefined {
  const { isOpen, chosen, line } = state;
  const offered = isOpen ? choices.completions : [];
  switch (key) {
    case 'Enter':
      return { run: offered[chosen ?? -1]?.line ?? line };
    case 'Tab': {
      const completion = offered[chosen ?? 0];
      if (!completion) return undefined;
      const next = filled(completion);
      return next.line === line ? undefined : { state: next };
    }
    case 'Escape':
      if (offered.length > 0) return { state: { line, isOpen: false } };
      return line === '' ? undefined : { state: emptyLine };
    case 'ArrowDown':
    case 'ArrowUp':
      return offered.length > 0
        ? { state: { ...state, chosen: moved(chosen, key, offered.length) } }
        : recalledBy(key, state, choices.earlier);
    default:
      return undefined;
  }
}

function moved(chosen: number | undefined, key: string, count: number): number {
  if (key === 'ArrowDown') return chosen === undefined ? 0 : (chosen + 1) % count;
  return chosen === undefined ? count - 1 : (chosen + count - 1) % count;
}

/** Up leads to older lines, down to newer ones and at last to the empty line. */
function recalledBy(key: string, state: LineState, earlier: readonly string[]): LineEffect | undefined {
  const { line, recalled = -1 } = state;
  if (line !== '' && line !== earlier[recalled]) return undefined;
  const index = key === 'ArrowUp' ? recalled + 1 : recalled - 1;
  const found = earlier[index];
  if (found !== undefined) return { state: { line: found, isOpen: false, recalled: index } };
  return index < 0 && recalled >= 0 ? { state: emptyLine } : undefined;
}
