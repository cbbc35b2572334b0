import { type KeptMessage, keptMessageSchema, type Outbox } from '@rainbow-rabbit/processes/common/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useCallback } from 'react';
import * as v from 'valibot';
import { keptValue, useKeptValue } from '../kept';

/** The messages that are kept at most, and for how long: the latest ones count. */
const maxMessages = 30;
const keptMs = 86_400_000;

const kept = keptValue(['outbox'], v.record(v.string(), keptMessageSchema), { absent: {} });

const isFresh = ({ signedAt }: { signedAt: number }) => Math.abs(Date.now() - signedAt) < keptMs;
const freshIn = (messages: Record<string, KeptMessage>, name: string): KeptMessage | undefined => {
  const message = messages[name];
  return message && isFresh(message) ? message : undefined;
};

/** The outbox of this browser, the same in all its tabs. It outlives a reload; where nothing can be stored, it lives as long as the page. */
export const browserOutbox: Outbox = {
  read: (name) => freshIn(kept.read(), name),
  write(name, message) {
    const before = kept.read();
    if (!(message || before[name])) return;
    const others = Object.entries(before).filter(
      ([other, { signedAt, line }]) =>
        other !== name && isFresh({ signedAt }) && (message?.line === undefined || line !== message.line),
    );
    const latest = others.sort(([, a], [, b]) => b.signedAt - a.signedAt).slice(0, maxMessages - 1);
    const next = message ? [...latest, [name, message] as const] : latest;
    if (next.length === 0) kept.clear();
    else kept.write(Object.fromEntries(next));
  },
};

/** Returns true for the name of a message that may have arrived, and has no answer yet; the function changes with the outbox. */
export function usePosted(): (name: string) => boolean {
  const messages = useKeptValue(kept);
  return useCallback((name) => freshIn(messages, name)?.isPosted === true, [messages]);
}

/** Returns the options of a message that is kept in this browser until its answer is known. */
export const keptBy = (signer: ItemSigner) => ({ signer, outbox: browserOutbox });
