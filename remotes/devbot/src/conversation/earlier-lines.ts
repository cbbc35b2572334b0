import * as v from 'valibot';
import { browserState } from '../bot/browser-state';

/** The number of lines that are kept. */
const maxLines = 30;

/** The lines that were typed in this browser, the newest first. */
export const earlierLines = browserState('lines', v.array(v.string()), []);

/** Keeps a line, in place of the same one. */
export function keepLine(line: string): void {
  earlierLines.update((lines) => [line, ...lines.filter((one) => one !== line)].slice(0, maxLines));
}
