import type { AoResult } from '../types';

/**
 * Marks distinguish states of a process: aos counts all messages that a process has sent, and gives each the number as its `Reference`. So does
 * a dry run, on a copy of the state. `serve` (processes/common/dispatch) counts on where an accepted message is answered by none.
 */
function references({ Messages }: AoResult): number[] {
  return Messages.flatMap(({ Tags }) => {
    const text = Tags.find(({ name }) => name === 'Reference')?.value ?? '';
    return /^\d{1,15}$/.test(text) ? [Number(text)] : [];
  });
}

/** Returns the mark of the state that a dry run was made on; undefined where its answer sends nothing. */
export function markOfRead(result: AoResult): number | undefined {
  const sent = references(result);
  return sent.length > 0 ? Math.min(...sent) - 1 : undefined;
}

/** Returns a mark that the state has after a message with this result; undefined where it sends nothing. */
export function markOfResult(result: AoResult): number | undefined {
  const sent = references(result);
  return sent.length > 0 ? Math.max(...sent) : undefined;
}

/** Returns the time of a published text, which never goes back; undefined for a text without one. */
export function timeOfText(text: string): number | undefined {
  const written = /^\{"at":(\d{1,16}),/.exec(text)?.[1];
  return written === undefined ? undefined : Number(written);
}

/** The content of an answer, apart from who asked and when. */
export interface Statement {
  /** The time that the process names. */
  at: number | undefined;
  text: string;
}

/** Returns JSON with the names of objects in order: engines write them as their tables happen to lie. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

function parsed(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

/** Returns what a result says. */
export function statementOf({ Error: failure, Messages }: AoResult): Statement {
  let at: number | undefined;
  const said = Messages.map(({ Data = '', Tags }) => {
    const data = parsed(Data);
    const action = Tags.find(({ name }) => name === 'Action')?.value;
    if (typeof data !== 'object' || data === null || !('at' in data)) return [action, data];
    const { at: time, ...rest } = data;
    if (typeof time === 'number') at ??= time;
    return [action, rest];
  });
  return { at, text: written([failure, said]) };
}

/**
 * Compares statements of units about the same state. `unclear` where they differ and were made at different times, since some things
 * lapse with time.
 */
export function compareStatements(one: Statement, other: Statement): 'same' | 'different' | 'unclear' {
  if (one.text === other.text) return 'same';
  return one.at === other.at ? 'different' : 'unclear';
}
