import { appendFileSync } from 'node:fs';
import { isSmall } from './small';

/** A bound on a measured value, with the reason for its value. */
export type Limit = {
  /** The measured value, such as 'front page, JavaScript'. */
  name: string;
  /** Printed behind the numbers, such as 'kB' or '×'. */
  unit: string;
  reason: string;
  /** True for what is counted and not timed, and is no other in a small run: it is judged there, too. */
  isCounted?: boolean;
} & ({ atMost: number } | { atLeast: number });

/** A limit and the value that was measured for it. */
export interface Measurement {
  limit: Limit;
  measured: number;
}

/** True when the value keeps to the limit; a value that is not a number keeps to none. In a small run, any time will do. */
function isKept({ limit, measured }: Measurement, small: boolean): boolean {
  if (small && !limit.isCounted) return Number.isFinite(measured);
  return 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;
}

const rounded = (value: number) => String(Number(value.toPrecision(3)));

/** Renders one measurement as a line: value, limit, and the value as a multiple of the limit. */
function lineOf(measurement: Measurement, small: boolean): string {
  const { limit, measured } = measurement;
  const [words, bound] = 'atMost' in limit ? ['at most', limit.atMost] : ['at least', limit.atLeast];
  const share = bound === 0 ? '' : `, ${rounded(measured / bound)} of the limit`;
  const line = `${rounded(measured)} ${limit.unit}, limit ${words} ${bound} ${limit.unit}${share}`;
  return isKept(measurement, small)
    ? `✔ ${limit.name}: ${line}`
    : `✘ ${limit.name}: ${line} (${limit.reason})`;
}

/**
 * Prints every measurement beside its limit, and notes the names of the limits in the file that `BENCH_REPORT` names.
 * @returns the exit code of the bench: 0 when all limits are kept; 1 beyond one, or when nothing was measured
 */
export function judge(
  measurements: readonly Measurement[],
  print: (line: string) => void = console.log,
  small = isSmall,
): 0 | 1 {
  for (const measurement of measurements) print(lineOf(measurement, small));
  if (measurements.length === 0) print('✘ nothing was measured');
  const { BENCH_REPORT: report } = process.env;
  // The report distinguishes a bench that ends well and has judged nothing.
  if (report) appendFileSync(report, measurements.map(({ limit }) => `${limit.name}\n`).join(''));
  return measurements.length > 0 && measurements.every((one) => isKept(one, small)) ? 0 : 1;
}
