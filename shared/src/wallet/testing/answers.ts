import { randomFrom } from '../../testing/random-from';

export interface AnswersAtRandom {
  next: () => { answer: unknown; pick: <T>(choices: readonly [T, ...T[]]) => T };
}

/** Answers of a faulty wallet: examples, examples with damage, and values of every kind. */
export function answersAtRandom({
  seed,
  examples,
}: {
  seed: number;
  examples: readonly [unknown, ...unknown[]];
}): AnswersAtRandom {
  const random = randomFrom(seed);
  const pick = <T>(choices: readonly [T, ...T[]]): T =>
    choices[Math.floor(random() * choices.length)] ?? choices[0];
  const bytes = (length: number) => Uint8Array.from({ length }, () => random() * 256);

  const damaged = (example: unknown): unknown => {
    if (typeof example === 'string') return example.slice(0, random() * example.length);
    if (!(example instanceof Uint8Array)) return example;
    const copy = example.slice(0, random() < 0.5 ? random() * example.length : undefined);
    const at = Math.floor(random() * copy.length);
    return copy.map((byte, index) => (index === at ? byte ^ (1 + Math.floor(random() * 255)) : byte));
  };
  const kinds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => undefined,
    () => null,
    () => random() < 0.5,
    () => Math.floor(random() * 2000) - 1000,
    () => Number.NaN,
    () => pick(['', 'declined', 'connect', '{}', '__proto__', '\u0000']),
    () => bytes(random() * 2000),
    () => bytes(random() * 2000).buffer,
    () => ({ code: pick([0, -32602, 'x', null]), message: 'no' }),
    () => ({ '0': 1, length: 1044 }),
    () => [pick(examples)],
    () => ({ data: pick(examples), id: pick(examples) }),
    () => pick(examples),
    () => damaged(pick(examples)),
    () => damaged(pick(examples)),
  ];
  return { next: () => ({ answer: pick(kinds)(), pick }) };
}

/** Collects every unhandled rejection, from now until `stop`. */
export function watchUnhandled(): { seen: unknown[]; stop: () => void } {
  const seen: unknown[] = [];
  const hear = (reason: unknown) => seen.push(reason);
  process.on('unhandledRejection', hear);
  return { seen, stop: () => process.off('unhandledRejection', hear) };
}
