import { deliver } from '@rainbow-rabbit/processes/common/client';
import type { AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import { deferred } from '@rainbow-rabbit/shared/waiting';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type SendFailure, type SendOptions, useSending } from './use-sending';

const address = 'a'.repeat(43) as Address;
const process = 'p'.repeat(43) as ProcessId;

/** A screen whose message is answered by these, one after the other; a failure stands for an answer that was lost. */
function stage(
  answers: (() => AoResult | Promise<AoResult>)[],
  onFailure?: (failure: SendFailure) => Promise<void>,
) {
  const asked: unknown[] = [];
  const ao = memoryAo({
    answer: () => answers.shift()?.() ?? Promise.reject(new Error('no answer lined up')),
  });
  const signer = {
    address,
    signDataItem: async (item: unknown) => {
      asked.push(item);
      return new Uint8Array();
    },
  };
  const send = async (options: SendOptions) => {
    const judge = ({ Error: code }: AoResult) => {
      if (code) throw new AppError('message.malformed');
    };
    await deliver({ ...options, ao, name: 'vote', message: { process, tags: [] }, judge });
  };
  const { result } = renderHook(() => useSending(signer, undefined, onFailure));
  return { asked, result, send, run: () => act(() => result.current.run(send)) };
}

const taken = (): AoResult => ({ Messages: [] });
const lost = () => Promise.reject(new AppError('ao.timeout', { retryable: true }));

it('shows what becomes of a message, and sends the same one again while its end is unknown', async () => {
  const { asked, result, run } = stage([lost, taken]);
  expect(await run()).toBe(false);
  expect(result.current.state).toMatchObject({ status: 'unknown', error: { code: 'ao.timeout' } });
  expect(await run()).toBe(true);
  expect(result.current.state).toEqual({ status: 'done' });
  expect(asked).toHaveLength(1);
});

it('asks anew after a refusal', async () => {
  const { asked, result, run } = stage([() => ({ Messages: [], Error: 'no' }), taken]);
  expect(await run()).toBe(false);
  expect(result.current.state).toMatchObject({ status: 'refused', error: { code: 'message.malformed' } });
  expect(await run()).toBe(true);
  expect(asked).toHaveLength(2);
});

it('runs once at a time, and not before what a failure leaves in doubt was read', async () => {
  const isRead = deferred<void>();
  const failures: SendFailure[] = [];
  const { asked, result, run, send } = stage([lost, taken], (failure) => {
    failures.push(failure);
    return isRead.promise;
  });
  const ends: boolean[] = [];
  await act(async () => {
    void result.current.run(send).then((end) => ends.push(end));
    ends.push(await result.current.run(send));
  });
  expect(ends).toEqual([false]);
  await waitFor(() => expect(failures).toMatchObject([{ status: 'unknown' }]));
  expect(await run()).toBe(false);
  isRead.resolve();
  await waitFor(() => expect(ends).toHaveLength(2));
  expect(await run()).toBe(true);
  expect(asked).toHaveLength(1);
});

it('does nothing where nobody can sign', async () => {
  const { result } = renderHook(() => useSending(undefined));
  const send = jest.fn();
  expect(await act(() => result.current.run(send))).toBe(false);
  expect(send).not.toHaveBeenCalled();
});
