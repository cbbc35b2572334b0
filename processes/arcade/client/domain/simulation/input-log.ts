import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { maxLogBytes, maxLogCharacters } from '../../generated';

/** Inputs of one step, at most. */
export const maxInputsPerStep = 8;

/** An input, and the number of the step that takes it; the first step has number 0. */
export interface LoggedInput {
  step: number;
  input: number;
}

/**
 * Writes what a player did: for each input, the steps since the one before times the kinds of inputs, plus the input, in
 * seven bits a byte, the lowest first (LEB128).
 */
export class InputLogWriter {
  readonly #bytes: number[] = [];
  #last = 0;
  readonly #kinds: number;

  constructor(inputKinds: number) {
    this.#kinds = inputKinds;
  }

  /** Adds an input; inputs come in the order of their steps. */
  add({ step, input }: LoggedInput): void {
    let rest = (step - this.#last) * this.#kinds + input;
    this.#last = step;
    while (rest >= 128) {
      this.#bytes.push((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.#bytes.push(rest);
  }

  /** True when there may be no room for the inputs of one more step. */
  get isFull(): boolean {
    return this.#bytes.length > maxLogBytes - 4 * maxInputsPerStep;
  }

  /** Returns the log so far. */
  text(): string {
    return toBase64Url(Uint8Array.from(this.#bytes));
  }
}

/** Reads a log; returns undefined for a log that the writer can't have written for a run of so many steps. */
export function readInputLog(
  text: string,
  { inputKinds, steps }: { inputKinds: number; steps: number },
): readonly LoggedInput[] | undefined {
  const numbers = text.length > maxLogCharacters ? undefined : numbersOf(text);
  if (!numbers) return undefined;
  const inputs: LoggedInput[] = [];
  let [step, ofStep] = [0, 0];
  for (const number of numbers) {
    const later = Math.floor(number / inputKinds);
    step += later;
    ofStep = later > 0 ? 1 : ofStep + 1;
    if (step >= steps || ofStep > maxInputsPerStep) return undefined;
    inputs.push({ step, input: number % inputKinds });
  }
  return inputs;
}

/** Reads the numbers of a log; returns undefined for a log that ends within a number, or has a number in too many bytes. */
function numbersOf(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  let [value, unit] = [0, 1];
  for (const byte of bytesOf(text)) {
    value += (byte % 128) * unit;
    unit *= 128;
    if (byte >= 128 ? unit >= 2 ** 28 : byte === 0 && unit > 128) return undefined;
    if (byte >= 128) continue;
    numbers.push(value);
    [value, unit] = [0, 1];
  }
  return unit === 1 ? numbers : undefined;
}

/** Returns the bytes of a log; a text that is no base64url is a log that ends within a number. */
function bytesOf(text: string): Uint8Array {
  try {
    return fromBase64Url(text);
  } catch {
    return Uint8Array.of(255);
  }
}
