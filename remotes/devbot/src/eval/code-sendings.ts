import { changeKept, keptValue } from '@rainbow-rabbit/parts/kept';
import { keptMessageSchema } from '@rainbow-rabbit/processes/common/client';
import * as v from 'valibot';

/** Signed messages that are kept, and their length together, in characters (docs/product 9.246). */
const bounds = { sendings: 8, all: 2_500_000 } as const;

const sendingSchema = v.object({ process: v.string(), lua: v.string(), signed: keptMessageSchema });

/** Code that was signed for a process. */
export type CodeSending = v.InferOutput<typeof sendingSchema>;

/** The code that was signed last for each process, until its result has been seen; the newest first. */
const codeSendings = keptValue<CodeSending[]>(['devbot', 'code-sendings'], v.array(sendingSchema), {
  absent: [],
});

/** Returns the code that was signed for a process and is still on its way, or whose result is on the screen. */
export const codeSendingOf = (process = ''): CodeSending | undefined =>
  codeSendings.read().find((sending) => sending.process === process);

/** Keeps signed code in place of what was signed for that process before. */
export function keepCodeSending(sending: CodeSending): void {
  changeKept(codeSendings, (all) => {
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
  changeKept(codeSendings, (all) => all.filter((sending) => sending.process !== process));
}
