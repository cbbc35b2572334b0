import type { AoClient, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError, type ErrorCode, mayHaveArrived } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { type DeliveryState, deliver } from './deliver';
import { memoryOutbox, type Outbox } from './outbox';

const process = 'p'.repeat(43) as ProcessId;
const address = 'a'.repeat(43) as Address;
const message = { process, tags: [{ name: 'Action', value: 'Vote' }] };
const answered: AoResult = { Messages: [] };

let outbox: Outbox;
let states: string[];
let posts: string[];
let signatures: number;
let evaluations: number;
/** The failures of the next posts and answers; the first one is used up first. */
let postFailures: (AppError | undefined)[];
let answerFailures: (AppError | undefined)[];
let ao: AoClient;

const signDataItem = async () => {
  signatures += 1;
  return Uint8Array.of(signatures);
};

beforeEach(() => {
  outbox = memoryOutbox();
  states = [];
  posts = [];
  signatures = 0;
  evaluations = 0;
  postFailures = [];
  answerFailures = [];
  const network = memoryAo({
    onPost: ({ item }) => posts.push(item),
    answer() {
      evaluations += 1;
      return answered;
    },
  });
  ao = {
    ...network,
    // a posted message arrives, and its answer may be lost
    async post(signed) {
      const id = await network.post(signed);
      const failure = postFailures.shift();
      if (failure) throw failure;
      return id;
    },
    async result(...asked) {
      const result = await network.result(...asked);
      const failure = answerFailures.shift();
      if (failure) throw failure;
      return result;
    },
  };
});

const send = (judge: (result: AoResult) => string = () => 'reply', signer = { address, signDataItem }) =>
  deliver({
    ao,
    message,
    signer,
    outbox,
    name: 'vote',
    judge,
    onState: ({ status }: DeliveryState) => states.push(status),
  });

it('asks for a signature, keeps the message before it leaves, and drops it once it is answered', async () => {
  const keptWhenPosted: unknown[] = [];
  const post = ao.post;
  ao = {
    ...ao,
    post: (signed) => {
      keptWhenPosted.push(outbox.read('vote'));
      return post(signed);
    },
  };
  await expect(send()).resolves.toBe('reply');
  expect(states).toEqual(['asking', 'signed', 'posted', 'answered']);
  expect(keptWhenPosted).toEqual([expect.objectContaining({ item: 'AQ', isPosted: true })]);
  expect(outbox.read('vote')).toBeUndefined();
});

/** Every failure of the way there and back, and a process's refusal, an app's and a wallet's. */
const codes: readonly ErrorCode[] = [
  'ao.aborted',
  'ao.invalid-reply',
  'ao.no-reply',
  'ao.process-failed',
  'ao.rate-limited',
  'ao.refused',
  'ao.timeout',
  'ao.unavailable',
  'ao.unreachable',
  'message.malformed',
  'message.repeated',
];

describe.each(codes)('%s', (code) => {
  const failure = new AppError(code);
  const isUnknown = mayHaveArrived(failure);

  it.each([
    ['posted', () => postFailures.push(failure)],
    ['evaluated', () => answerFailures.push(failure)],
  ])('while the message is being %s: it is kept if it may have arrived', async (_, fail) => {
    fail();
    await expect(send()).rejects.toBe(failure);
    expect(states.at(-1)).toBe(isUnknown ? 'unknown' : 'refused');
    expect(outbox.read('vote') !== undefined).toBe(isUnknown);
    await expect(send()).resolves.toBe('reply');
    expect(signatures).toBe(isUnknown ? 1 : 2);
    expect(new Set(posts).size).toBe(signatures);
  });

  it('by the judge of the result', async () => {
    await expect(send(() => Promise.reject(failure) as never)).rejects.toBe(failure);
  });

  it('before the signature: nothing is kept', async () => {
    await expect(send(undefined, { address, signDataItem: () => Promise.reject(failure) })).rejects.toBe(
      failure,
    );
    expect([states, posts]).toEqual([['asking', 'refused'], []]);
    expect(outbox.read('vote')).toBeUndefined();
  });
});

it('asks the ledger before it posts anything again', async () => {
  answerFailures = [new AppError('ao.timeout')];
  await expect(send()).rejects.toMatchObject({ code: 'ao.timeout' });
  await expect(send()).resolves.toBe('reply');
  expect([posts.length, evaluations, signatures]).toEqual([1, 1, 1]);
});

it('posts the same bytes again where the ledger has no result', async () => {
  const { known } = ao;
  ao = { ...ao, known: async () => undefined };
  postFailures = [new AppError('ao.unreachable')];
  await expect(send()).rejects.toMatchObject({ code: 'ao.unreachable' });
  await expect(send()).resolves.toBe('reply');
  expect([posts, evaluations]).toEqual([['AQ', 'AQ'], 1]);
  expect(await known(process, `${'0'.padStart(42, 'm')}A` as TxId)).toEqual(answered);
});

it('stays unknown where the ledger can’t be asked', async () => {
  postFailures = [new AppError('ao.unreachable')];
  await expect(send()).rejects.toMatchObject({ code: 'ao.unreachable' });
  ao = { ...ao, known: () => Promise.reject(new AppError('ao.unreachable')) };
  await expect(send()).rejects.toMatchObject({ code: 'ao.unreachable' });
  expect([posts.length, states.at(-1)]).toEqual([1, 'unknown']);
});

it('goes on after a reload with a message that was signed and never posted', async () => {
  outbox.write('vote', { ...(await ao.sign(message, { signDataItem })), signedAt: 1, isPosted: false });
  await expect(send()).resolves.toBe('reply');
  expect([signatures, posts.length, states]).toEqual([1, 1, ['posted', 'answered']]);
});

describe('another variant of a message whose answer was lost', () => {
  const claim = (variant: string, judge: (result: AoResult) => string = () => variant) =>
    deliver({ ao, message, signer: { address, signDataItem }, outbox, name: 'scan', variant, judge });

  beforeEach(async () => {
    answerFailures = [new AppError('ao.timeout')];
    await expect(claim('first')).rejects.toMatchObject({ code: 'ao.timeout' });
  });

  it('is not signed where the first one is answered', async () => {
    await expect(claim('second')).resolves.toBe('second');
    expect([signatures, outbox.read('scan')]).toEqual([1, undefined]);
  });

  it('waits while the first one has no answer', async () => {
    ao = { ...ao, known: () => Promise.reject(new AppError('ao.unreachable')) };
    await expect(claim('second')).rejects.toMatchObject({ code: 'ao.unreachable' });
    expect([signatures, outbox.read('scan')?.variant]).toEqual([1, 'first']);
  });

  it('is signed once the process has refused the first one', async () => {
    const judge = () => {
      if (signatures === 1) throw new AppError('message.malformed');
      return 'counted';
    };
    await expect(claim('second', judge)).resolves.toBe('counted');
    expect([signatures, outbox.read('scan')]).toEqual([2, undefined]);
  });
});
