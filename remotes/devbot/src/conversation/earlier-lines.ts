import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import * as v from 'valibot';

/** The number of lines that are kept. */
const maxLines = 30;

/** The lines that were typed in this browser, the newest first. */
export const earlierLines = keptValue<string[]>(['devbot', 'lines'], v.array(v.string()), { absent: [] });

/** Keeps a line, in place of the same one. */
export function keepLine(line: string): void {
  changeKept(earlierLines, (lines) => [line, ...lines.filter((one) => one !== line)].slice(0, maxLines));
}
