import type { ProcessId, TxId } from '@rainbow-rabbit/shared/arweave';
import { act, renderHook } from '@testing-library/react';
import type { Making } from './make-new-process';
import { useMaking } from './use-making';

const made = 'P'.repeat(43) as ProcessId;
const spawned = { id: 'P'.repeat(43) as TxId, item: 'signed', signedAt: 1, isPosted: true };

let stored: Making | undefined;
const kept = {
  read: () => stored,
  write: (making: Making) => {
    stored = making;
  },
  clear: () => {
    stored = undefined;
  },
};
const calls: string[] = [];
beforeEach(() => {
  stored = undefined;
  calls.length = 0;
});

/** Shows a page that makes by a function. */
function open(make: () => Promise<ProcessId>) {
  const { result } = renderHook(() =>
    useMaking({
      lock: 'making',
      kept,
      make: (onStep) => {
        onStep('start');
        return make();
      },
      remember: (process, { name }) => {
        calls.push(`remember ${name} ${process === made} ${stored?.name}`);
      },
      onMade: () => calls.push(`made ${stored === undefined}`),
    }),
  );
  const begin = (name: string) => act(() => result.current.begin(() => ({ name, acts: [] })));
  return { result, begin };
}

test('a process that was made is remembered, and then forgotten as a making', async () => {
  const { begin } = open(async () => made);
  await begin('Garden Party');
  expect(calls).toEqual(['remember Garden Party true Garden Party', 'made true']);
});

test('a failure shows its step, and leaves nothing that the wallet has not signed', async () => {
  const error = new Error('declined');
  const { result, begin } = open(() => Promise.reject(error));
  await begin('Garden Party');
  expect(result.current.state).toEqual({ status: 'failed', step: 'start', error });
  expect(stored).toBeUndefined();
});

test('a signed spawn stays after a failure, and another attempt goes on with it under its first name', async () => {
  const attempt = jest.fn(async () => {
    kept.write({ name: stored?.name ?? '', acts: [], spawned });
    throw new Error('lost');
  });
  const { begin } = open(attempt as () => Promise<never>);
  await begin('Garden Party');
  expect(stored).toEqual({ name: 'Garden Party', acts: [], spawned });
  const again = open(async () => made);
  await again.begin('Another name');
  expect(calls[0]).toContain('remember Garden Party');
});

test('a second press while it is being made does nothing', async () => {
  const make = jest.fn(async () => made);
  const { result } = open(make);
  await act(async () => {
    await Promise.all(['one', 'two'].map((name) => result.current.begin(() => ({ name, acts: [] }))));
  });
  expect(make).toHaveBeenCalledTimes(1);
});
