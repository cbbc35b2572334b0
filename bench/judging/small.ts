/**
 * True where each bench does the least of everything, to show that it measures: in `npm test`. Its times mean nothing then,
 * since several benches run beside each other.
 */
export const isSmall = process.env.BENCH_SMALL === '1';

/** Returns how much of something a bench does: all that its numbers need, or the little that shows that it measures. */
export const howMany = (all: number, few: number): number => (isSmall ? few : all);
