import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useState } from 'react';
import { browserOutbox, type SendingState, type SendOptions, useSending } from '../outbox';
import { useWakingInterval } from '../use-awake';

/** The network makes a keepsake within seconds; what isn't there after a minute comes much later, if at all. */
const makingMs = 4000;
const minuteMs = 60_000;
const restingMs = 300_000;

/** Returns the time between two readings. */
function everyMsOf(makingSince: number | undefined): number {
  if (makingSince === undefined) return restingMs;
  return Date.now() - makingSince <= minuteMs ? makingMs : minuteMs;
}

/** A keepsake that was earned, as its process has it. */
interface EarnedKeepsake {
  isAsked: boolean;
  asset?: string | undefined;
  /** Unix milliseconds. */
  lateAt?: number | undefined;
}

interface OwnKeepsakesParams<T extends EarnedKeepsake> {
  /** Names the process and the address; undefined while there is nothing to read. */
  key: string | undefined;
  /** Undefined for a visitor who can't sign. */
  signer: ItemSigner | undefined;
  read: (options: { signal: AbortSignal; maxAgeMs?: number }) => Promise<{ rows: readonly T[] }>;
  ask: (keepsake: T, options: SendOptions) => Promise<unknown>;
  /** Returns the title of a keepsake, which no other of its address in the process has. */
  titleOf: (keepsake: T) => string;
}

/** A keepsake as its owner sees it. */
export interface AskableKeepsake {
  title: string;
  asset: string | undefined;
  /** A late one seems lost: it may be asked for again. */
  step: 'earned' | 'making' | 'late' | 'made';
  isSending: boolean;
  /** Asks for it; undefined where it can't be asked for. */
  onAsk: (() => void) | undefined;
}

/** Reads the keepsakes that an address has earned in a process, often while one of them is made, and asks for them. */
export function useOwnKeepsakes<T extends EarnedKeepsake>({
  key,
  signer,
  read,
  ask,
  titleOf,
}: OwnKeepsakesParams<T>): { keepsakes: AskableKeepsake[]; state: SendingState } {
  const [makingSince, setMakingSince] = useState<number>();
  const { reading, refresh } = useReading({
    key,
    everyMs: useWakingInterval(everyMsOf(makingSince)),
    read: async (options) => {
      const { rows } = await read(options);
      const now = Date.now();
      const shown = rows.map((keepsake) => ({ keepsake, step: stepOf(keepsake, now) }));
      const isMaking = shown.some(({ step }) => step === 'making');
      setMakingSince((before) => (isMaking ? (before ?? now) : undefined));
      return shown;
    },
  });
  const { state, run } = useSending(signer, browserOutbox);
  const [asked, setAsked] = useState<string>();
  const askFor = async (keepsake: T) => {
    setAsked(titleOf(keepsake));
    const isDone = await run(async (options) => {
      await ask(keepsake, options);
    });
    if (isDone) await refresh();
  };
  const keepsakes = (valueOf(reading) ?? []).map(({ keepsake, step }): AskableKeepsake => {
    const title = titleOf(keepsake);
    const canAsk = signer && (step === 'earned' || step === 'late');
    return {
      title,
      asset: keepsake.asset,
      step,
      isSending: state.status === 'sending' && asked === title,
      onAsk: canAsk ? () => void askFor(keepsake) : undefined,
    };
  });
  return { keepsakes, state };
}

function stepOf({ isAsked, asset, lateAt }: EarnedKeepsake, now: number): AskableKeepsake['step'] {
  if (asset) return 'made';
  if (!isAsked) return 'earned';
  return lateAt !== undefined && now >= lateAt ? 'late' : 'making';
}
