import type { UncheckedReason } from './check-facts';

/** The lines of a check, in their order. */
export const checkIds = [
  'spawn',
  'module',
  'scheduler',
  'authority',
  'code',
  'owner',
  'log',
  'supply',
  'kept',
  'event',
  'balances',
  'terms',
] as const;
export type CheckId = (typeof checkIds)[number];

/** The lines that the signed launch of any token decides. */
export const launchCheckIds = ['spawn', 'module', 'scheduler', 'authority', 'code'] as const;

/** The values in the words of a line: quantities of the token in smallest units, and others. */
export interface CheckValues {
  amounts?: Readonly<Record<string, bigint>>;
  facts?: Readonly<Record<string, string | number>>;
}

/** The outcome of one line. */
export type CheckLine = { id: CheckId } & (
  | ({ state: 'passed' | 'failed' } & CheckValues)
  | { state: 'unchecked'; reason: UncheckedReason }
);

/** The outcome of a line without its name. */
export type Outcome = CheckLine extends infer Line
  ? Line extends CheckLine
    ? Omit<Line, 'id'>
    : never
  : never;

export const passedLine = (values: CheckValues = {}): Outcome => ({ state: 'passed', ...values });
export const failedLine = (values: CheckValues = {}): Outcome => ({ state: 'failed', ...values });
export const uncheckedLine = (reason: UncheckedReason): Outcome => ({ state: 'unchecked', reason });

/** The verdict of a whole check: one line that failed is enough. */
export type CheckVerdict = 'passed' | 'failed' | 'unchecked';

export function verdictOf(lines: readonly CheckLine[]): CheckVerdict {
  if (lines.some(({ state }) => state === 'failed')) return 'failed';
  return lines.every(({ state }) => state === 'passed') ? 'passed' : 'unchecked';
}
