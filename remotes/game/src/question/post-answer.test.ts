import { keptValue } from '@rainbow-rabbit/parts/kept';
import {
  answerOf,
  createRabbitClient,
  isRabbitRefusal,
  type RabbitClient,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import * as v from 'valibot';
import { ownAnswerSchema } from './domain/answer-schema';
import { postAnswer } from './post-answer';
import { revealAnswer } from './reveal-answer';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const key = new Uint8Array(32).fill(7);
const kept = { keyDigest: 'digest', key: toBase64Url(key) };
const signed = new Uint8Array([1, 2, 3]);

function phone() {
  const store = keptValue(['answer'], ownAnswerSchema);
  const signDataItem = jest.fn(async () => signed);
  return { store, signer: { address, signDataItem } };
}

/** A process that takes the answer, and then replies. */
const answering = (reply: () => Promise<{ at: number }>) =>
  jest.fn(async (_: AoMessage): Promise<AoResult> => {
    try {
      const Data = JSON.stringify({ complete: true, disclosed: [], ...(await reply()) });
      return { Messages: [{ Target: address, Tags: [{ name: 'Action', value: 'Answered' }], Data }] };
    } catch (error) {
      if (!isRabbitRefusal(error)) throw error;
      return { Messages: [], Error: `rr:${error.code}` };
    }
  });

const clientWith = (answer: ReturnType<typeof answering>) =>
  createRabbitClient(memoryAo({ answer }), process);

beforeEach(() => localStorage.clear());

describe('an answer', () => {
  it('is bound to key and player, and remembered once the ledger has it', async () => {
    const { store, signer } = phone();
    store.write(kept);
    const answer = answering(async () => ({ at: 5000 }));
    await expect(postAnswer({ client: clientWith(answer), address, store, signer })).resolves.toEqual({
      status: 'taken',
    });
    const sent = toBase64Url(answerOf({ process, key, address }));
    expect(JSON.parse(answer.mock.calls[0]?.[0].data ?? '')).toEqual({ answer: sent });
    expect(store.read()).toEqual({ ...kept, answeredAt: 5000 });
    await postAnswer({ client: clientWith(answer), address, store, signer });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it('is approved once, and sent again after a reload without another approval', async () => {
    const { store, signer } = phone();
    store.write(kept);
    const lost = () => Promise.reject(new AppError('ao.unreachable', { retryable: true }));
    const reply = jest.fn(lost).mockImplementationOnce(lost);
    const client = clientWith(answering(reply));
    const first = await postAnswer({ client, address, store, signer });
    expect(first).toEqual({ status: 'unsent' });
    const after = phone();
    reply.mockResolvedValue({ at: 9000 } as never);
    await postAnswer({ client, address, store: after.store, signer: after.signer });
    expect(signer.signDataItem).toHaveBeenCalledTimes(1);
    expect(after.signer.signDataItem).not.toHaveBeenCalled();
    expect(after.store.read()).toMatchObject({ answeredAt: 9000 });
  });

  it('that the process refused needs another message', async () => {
    const { store, signer } = phone();
    store.write(kept);
    const refuse = () => Promise.reject(new AppError('event.not-running'));
    const end = await postAnswer({ client: clientWith(answering(refuse)), address, store, signer });
    expect(end).toMatchObject({ status: 'refused', error: { code: 'event.not-running' } });
    expect(store.read()).toEqual(kept);
  });

  it('that the player declined stays on the phone', async () => {
    const { store } = phone();
    store.write(kept);
    const signer = { address, signDataItem: () => Promise.reject(new AppError('wallet.declined')) };
    const client = clientWith(answering(async () => ({ at: 1 })));
    await expect(postAnswer({ client, address, store, signer })).resolves.toMatchObject({
      status: 'refused',
    });
    expect(store.read()).toEqual(kept);
  });
});

describe('the reveal of an answer', () => {
  const event = { keyDigest: 'digest', phase: 'running' };
  const collected = Array.from({ length: 7 }, () => ({ status: 'confirmed', at: 1 }));
  const player = { registered: true, rabbit: 3, banned: false, complete: true, collected };

  function revealing({ info = {}, me = {}, reveal = async () => ({}) as unknown } = {}) {
    const { store, signer } = phone();
    store.write({ ...kept, answeredAt: 1 });
    const send = jest.fn(reveal);
    const client = {
      process,
      info: async () => ({ ...event, ...info }),
      me: async () => ({ ...player, ...me }),
      reveal: send,
    } as unknown as RabbitClient;
    return { store, send, outcome: revealAnswer({ client, address, store, signer }) };
  }

  it('names the key and the own rabbit, once', async () => {
    const { store, send, outcome } = revealing();
    await expect(outcome).resolves.toBe('done');
    expect(send.mock.calls).toEqual([[{ key: kept.key, rabbit: 3 }, expect.anything()]]);
    expect(store.read()?.revealed).toBe(true);
  });

  it.each([
    ['banned', { me: { banned: true } }],
    ['without a rainbow', { me: { complete: false } }],
    ['without a confirmed rainbow', { me: { collected: [...collected, { status: 'pending', at: 1 }] } }],
    ['confirmed by a later scan', { me: { collected: [...collected, { status: 'confirmed', at: 2 }] } }],
    ['removed', { me: { registered: false } }],
    ['in a paused game', { info: { phase: 'paused' } }],
  ])('waits for a player who is %s', async (_, facts) => {
    const { send, store, outcome } = revealing(facts);
    await expect(outcome).resolves.toBe('waiting');
    expect(send).not.toHaveBeenCalled();
    expect(store.read()?.revealed).toBeUndefined();
  });

  it.each([
    ['somebody else revealed the key', { info: { reveal: {} } }],
    ['the staff chose another key', { info: { keyDigest: 'another' } }],
    ['the event is over', { info: { phase: 'ended' } }],
  ])('is not sent when %s', async (_, facts) => {
    const { send, outcome } = revealing(facts);
    await expect(outcome).resolves.toBe('done');
    expect(send).not.toHaveBeenCalled();
  });

  it('waits for a tap where the wallet must ask, and goes on without network', async () => {
    const fails = (error: AppError) => revealing({ reveal: () => Promise.reject(error) });
    const asking = fails(new AppError('wallet.approval-needed'));
    await expect(asking.outcome).resolves.toBe('needs-player');
    expect(asking.store.read()?.needsTap).toBe(true);
    const offline = fails(new AppError('ao.unreachable', { retryable: true }));
    await expect(offline.outcome).resolves.toBe('waiting');
    const late = fails(new AppError('answer.revealed'));
    await expect(late.outcome).resolves.toBe('done');
  });
});

test('a kept answer of another shape counts as none', () => {
  localStorage.setItem('rainbow-rabbit.answer', '{"key":1}');
  expect(keptValue(['answer'], ownAnswerSchema).read()).toBeUndefined();
  expect(v.is(ownAnswerSchema, kept)).toBe(true);
});
