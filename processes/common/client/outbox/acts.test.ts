import type { AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { nextSequence } from '../sequences';
import { sendNumbered } from './acts';
import { memoryOutbox } from './outbox';

const now = Date.UTC(2026, 10, 24, 12);
let process: ProcessId;
let processes = 0;

beforeEach(() => {
  jest.useFakeTimers({ now });
  processes += 1;
  process = String(processes).padStart(43, 'p') as ProcessId;
});
afterEach(() => jest.useRealTimers());

/** Sends an act to a process that refuses the first numbers with these errors; returns the numbers that came. */
async function numbersOf(outbox = memoryOutbox(), ...refusals: readonly AppError[]) {
  const numbers: number[] = [];
  const ao = memoryAo({
    answer({ data }): AoResult {
      numbers.push(Number(data));
      return { Messages: [], Output: refusals[numbers.length - 1] };
    },
  });
  const signer = { address: 'a'.repeat(43) as Address, signDataItem: async () => new Uint8Array() };
  const outcome = await sendNumbered(process, {
    ao,
    options: { signer, outbox },
    identity: 'Vote',
    messageOf: (sequence) => ({ process, tags: [], data: String(sequence) }),
    judge: ({ Output }) => {
      if (Output) throw Output;
      return numbers.at(-1);
    },
  }).catch((error) => error.code);
  return { numbers, outcome };
}

const repeated = (latest: number) =>
  new AppError('message.repeated', { cause: `[string "x"]:9: rr:message.repeated ${latest}` });

it('numbers acts by the time, and each larger than all before it in the page', () => {
  expect([nextSequence(process), nextSequence(process)]).toEqual([now, now + 1]);
  expect(nextSequence(process, now + 900)).toBe(now + 901);
  jest.setSystemTime(now - 60_000);
  expect(nextSequence(process)).toBe(now + 902);
  expect(nextSequence('o'.repeat(43) as ProcessId)).toBe(now - 60_000);
});

it('sends an act once more where a later one of another device is known, with a larger number', async () => {
  expect(await numbersOf(undefined, repeated(now + 5_000))).toEqual({
    numbers: [now, now + 5_001],
    outcome: now + 5_001,
  });
});

it('sends it no third time', async () => {
  const refusals = [repeated(now + 5_000), repeated(now + 9_000)];
  expect(await numbersOf(undefined, ...refusals)).toEqual({
    numbers: [now, now + 5_001],
    outcome: 'message.repeated',
  });
});

it('takes the refusal of its own number for what it is: the ledger has the act', async () => {
  expect(await numbersOf(undefined, repeated(now))).toEqual({ numbers: [now], outcome: 'message.repeated' });
});

it('takes the number nearest to its own that a process wants', async () => {
  const untimely = new AppError('run.untimely', { cause: `rr:run.untimely ${now - 600_000}` });
  expect((await numbersOf(undefined, untimely)).numbers).toEqual([now, now - 600_000]);
});

describe('the second attempt at an act that is kept', () => {
  /** Loses the answer to an act, and sends it again a minute later, when the process refuses its number. */
  async function sentAgain(refusal: AppError) {
    const outbox = memoryOutbox();
    const numbers: string[] = [];
    let failures: AppError[] = [new AppError('ao.unreachable', { retryable: true })];
    const ao = memoryAo({ answer: async () => ({ Messages: [] }) });
    const signDataItem = async ({ data }: { data: unknown }) => {
      numbers.push(String(data));
      return Uint8Array.of(1);
    };
    const send = () =>
      sendNumbered(process, {
        ao: { ...ao, known: async () => undefined },
        options: { outbox, signer: { signDataItem } },
        identity: 'Vote',
        messageOf: (sequence) => ({ process, tags: [], data: String(sequence) }),
        judge: () => {
          const failure = failures.shift();
          if (failure) throw failure;
          return 'done';
        },
      }).catch((error) => error.code);
    expect(await send()).toBe('ao.unreachable');
    jest.setSystemTime(now + 60_000);
    failures = [refusal];
    return { outcome: await send(), numbers: numbers.map(Number) };
  }

  it('has the number of the first: a refusal that names it says that the ledger has the act', async () => {
    expect(await sentAgain(repeated(now))).toEqual({ outcome: 'message.repeated', numbers: [now] });
  });

  it('is another act where a later one overtook it: it was never done', async () => {
    const overtaken = await sentAgain(repeated(now + 90_000));
    expect(overtaken).toEqual({ outcome: 'done', numbers: [now, now + 90_001] });
  });
});
