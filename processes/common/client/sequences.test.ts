import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { keepSequences, nextSequence, sendNumbered } from './sequences';

const now = Date.UTC(2026, 10, 24, 12);
let process: ProcessId;
let processes = 0;
const wallet = (): ItemSigner => ({ signDataItem: async () => new Uint8Array() });

beforeEach(() => {
  jest.useFakeTimers({ now });
  processes += 1;
  process = String(processes).padStart(43, 'p') as ProcessId;
});
afterEach(() => jest.useRealTimers());

/** Sends an act to a process that refuses the first numbers with these errors; returns the numbers that came. */
async function numbersOf(signer = wallet(), ...refusals: readonly AppError[]) {
  const numbers: number[] = [];
  const send = async (sequence: number) => {
    numbers.push(sequence);
    const refusal = refusals[numbers.length - 1];
    if (refusal) throw refusal;
    return sequence;
  };
  const outcome = await sendNumbered({ process, signer, identity: 'Vote', send }).catch(
    (error) => error.code,
  );
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
  expect(await numbersOf(wallet(), repeated(now + 5_000))).toEqual({
    numbers: [now, now + 5_001],
    outcome: now + 5_001,
  });
});

it('sends it no third time', async () => {
  const refusals = [repeated(now + 5_000), repeated(now + 9_000)];
  expect(await numbersOf(wallet(), ...refusals)).toEqual({
    numbers: [now, now + 5_001],
    outcome: 'message.repeated',
  });
});

it('takes the refusal of its own number for what it is: the ledger has the act', async () => {
  expect(await numbersOf(wallet(), repeated(now))).toEqual({ numbers: [now], outcome: 'message.repeated' });
});

it('takes the number nearest to its own that a process wants', async () => {
  const untimely = new AppError('run.untimely', { cause: `rr:run.untimely ${now - 600_000}` });
  expect((await numbersOf(wallet(), untimely)).numbers).toEqual([now, now - 600_000]);
});

it('gives the second attempt of a signer that keeps its messages the number of the first', async () => {
  const signer = keepSequences(wallet());
  const lost = new AppError('ao.unreachable', { retryable: true });
  expect(await numbersOf(signer, lost)).toEqual({ numbers: [now], outcome: 'ao.unreachable' });
  jest.setSystemTime(now + 60_000);
  expect(await numbersOf(signer, repeated(now))).toEqual({ numbers: [now], outcome: 'message.repeated' });
});
