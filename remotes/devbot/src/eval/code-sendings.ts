import * as v from 'valibot';
import { browserState } from '../bot/browser-state';
import { keptMessageSchema } from '../sending/kept-message';

/** Signed messages that are kept, and their length together, in characters (docs/product.md 9.246). */
const bounds = { sendings: 8, all: 2_500_000 } as const;

const sendingSchema = v.object({ process: v.string(), lua: v.string(), signed: keptMessageSchema });

/** Code that was signed for a process. */
export type CodeSending = v.InferOutput<typeof sendingSchema>;

/** The code that was signed last for each process, until its result has been seen; the newest first. */
const codeSendings = browserState('code-sendings', v.array(sendingSchema), []);

/** Returns the code that was signed for a process and is still on its way, or whose result is on the screen. */
export const codeSendingOf = (process = ''): CodeSending | undefined =>
  codeSendings.get().find((sending) => sending.process === process);

/** Keeps signed code in place of what was signed for that process before. */
export function keepCodeSending(sending: CodeSending): void {
  codeSendings.update((all) => {
    const others = all.filter(({ process }) => process !== sending.process);
    let length = 0;
    return [sending, ...others].slice(0, bounds.sendings).filter(({ lua, signed }) => {
      length += lua.length + signed.item.length;
      return length <= bounds.all;
    });
  });
}

/** Forgets what was signed for a process. */
export function forgetCodeSending(process: string): void {
  codeSendings.update((all) => all.filter((sending) => sending.process !== process));
}
