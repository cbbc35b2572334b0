import type { Address } from '@rainbow-rabbit/shared/arweave';
import { act, renderHook } from '@testing-library/react';
import { useOwnKeepsakes } from './use-own-keepsakes';

const signer = { address: 'a'.repeat(43) as Address, signDataItem: async () => new Uint8Array() };
const start = Date.UTC(2026, 10, 29);

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

/** Lets time pass while the page is used. */
async function pass(ms: number) {
  window.dispatchEvent(new Event('scroll'));
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

interface Row {
  kind: string;
  isAsked: boolean;
  asset?: string;
  lateAt?: number;
}

/** A process with these keepsakes of one address; the answers to reads and asks are counted. */
function stage(rows: Row[], { canSign = true, failsToAsk = false } = {}) {
  const asked: string[] = [];
  const reads = { count: 0 };
  const { result } = renderHook(() =>
    useOwnKeepsakes({
      key: 'process address',
      signer: canSign ? signer : undefined,
      read: async () => {
        reads.count += 1;
        return { rows: rows.map((row) => ({ ...row })) };
      },
      ask: async ({ kind }) => {
        asked.push(kind);
        if (failsToAsk) throw new Error('no answer');
        rows[0] = { kind, isAsked: true, lateAt: Date.now() + 60_000 };
      },
      titleOf: ({ kind }) => `The ${kind}`,
    }),
  );
  return { asked, reads, result, first: () => result.current.keepsakes[0] };
}

it('a keepsake is asked for once until it is late, and then again', async () => {
  const { asked, first } = stage([{ kind: 'win', isAsked: false }]);
  await pass(0);
  expect(first()).toMatchObject({ title: 'The win', step: 'earned', isSending: false });
  await act(async () => first()?.onAsk?.());
  expect(first()).toMatchObject({ step: 'making', onAsk: undefined });
  await pass(59_000);
  expect(first()?.step).toBe('making');
  // no message came meanwhile, so the process itself may not know that this much time has passed
  await pass(6000);
  expect(first()?.step).toBe('late');
  await act(async () => first()?.onAsk?.());
  expect(first()).toMatchObject({ step: 'making', onAsk: undefined });
  expect(asked).toEqual(['win', 'win']);
});

it('is read often while it is made, and seldom once it is made or late', async () => {
  const rows: Row[] = [{ kind: 'win', isAsked: true, lateAt: start + 60_000 }];
  const { reads, first } = stage(rows);
  await pass(0);
  reads.count = 0;
  await pass(20_000);
  expect(reads.count).toBeGreaterThanOrEqual(4);
  await pass(60_000);
  expect(first()?.step).toBe('late');
  reads.count = 0;
  await pass(60_000);
  expect(reads.count).toBeLessThanOrEqual(1);
  // the news of a spawn may come after all
  rows[0] = { kind: 'win', isAsked: true, asset: 'picture' };
  await pass(299_000);
  expect(first()).toMatchObject({ step: 'made', asset: 'picture', onAsk: undefined });
});

it('is read once a minute while it is made for longer than a minute', async () => {
  const { reads } = stage([{ kind: 'win', isAsked: true, lateAt: start + 3_600_000 }]);
  await pass(70_000);
  reads.count = 0;
  await pass(250_000);
  expect(reads.count).toBeGreaterThanOrEqual(3);
  expect(reads.count).toBeLessThanOrEqual(5);
});

it('can’t be asked for by a visitor who can’t sign', async () => {
  const { first } = stage([{ kind: 'win', isAsked: true, lateAt: start }], { canSign: false });
  await pass(0);
  expect(first()).toMatchObject({ step: 'late', onAsk: undefined });
});

it('is asked for anew where asking failed, whose reason is shown', async () => {
  const { asked, first, result } = stage([{ kind: 'win', isAsked: false }], { failsToAsk: true });
  await pass(0);
  await act(async () => first()?.onAsk?.());
  expect(result.current.state).toMatchObject({ status: expect.stringMatching('refused|unknown') });
  await act(async () => first()?.onAsk?.());
  expect(asked).toEqual(['win', 'win']);
});
