import type { DataItemSigner } from '@rainbow-rabbit/shared/arweave';
import { act, renderHook, waitFor } from '@testing-library/react';
import { readProcess } from '../../ledger/read-process';
import { newSigner, TestLedger, testPlace } from '../../ledger/testing/test-ledger';
import { useLiveLength } from './use-live-length';

let anna: DataItemSigner;
let ledger: TestLedger;

beforeAll(async () => {
  anna = await newSigner();
});
beforeEach(async () => {
  ledger = new TestLedger();
  await ledger.add(anna);
  jest.spyOn(globalThis, 'fetch').mockImplementation(ledger.fetch);
  await readProcess(testPlace, ledger.process);
  ledger.asked.length = 0;
});
afterEach(() => jest.restoreAllMocks());

const follow = (isPaused: boolean) =>
  renderHook(
    (paused: boolean) =>
      useLiveLength({ place: testPlace, process: ledger.process, length: 1, isPaused: paused }),
    {
      initialProps: isPaused,
    },
  );

const setVisibility = (state: DocumentVisibilityState) =>
  act(() => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

it('follows a log that grows, a part of it at a time', async () => {
  ledger.pageSize = 1;
  await ledger.add(anna);
  await ledger.add(anna);
  const { result, unmount } = follow(false);
  await waitFor(() => expect(result.current.length).toBe(3));
  unmount();
});

it('asks nothing while it is paused, or the page is hidden', async () => {
  const { rerender, unmount } = follow(true);
  expect(ledger.asked).toEqual([]);
  setVisibility('hidden');
  rerender(false);
  expect(ledger.asked).toEqual([]);
  setVisibility('visible');
  await waitFor(() => expect(ledger.asked).toHaveLength(1));
  unmount();
});

it('tells of a unit that fails, until it answers again', async () => {
  ledger.answers.set(`su/${ledger.process}`, () => new Response('', { status: 500 }));
  const { result, unmount } = follow(false);
  await waitFor(() => expect(result.current.error).toBeTruthy());
  ledger.answers.clear();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.error).toBeUndefined());
  unmount();
});
