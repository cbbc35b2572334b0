import { claimOf, createChain, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import { type Address, type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import en from '../../locales/en.json';
import { chainStore } from '../chain/chain-store';
import { type Game, GameContext } from '../session/game-context';
import { PlayerContext, type PlayerSession } from '../session/player-context';
import { CaughtToast } from './caught-toast';
import { newEnoughMs } from './use-news-when-touched';

const idOf = (seed: number) => toBase64Url(new Uint8Array(32).fill(seed));
const process = idOf(1) as ProcessId;
const address = idOf(2) as Address;
const rabbit = 5 as RabbitId;
const start = 100;
const length = 10;
const seed = new Uint8Array(10).fill(9);

beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
  chainStore(process, address).write([{ seed: toBase64Url(seed), start, length }]);
});
afterEach(cleanup);

async function caughtBy(nickname: string, scanner: Address, slot: number, isGenuine = true) {
  const chain = await createChain({ address, length, seed });
  const token = (isGenuine && chain.tokenAt(slot - start)) || new Uint8Array(10);
  const claim = toBase64Url(claimOf({ process, rabbit, slot, token, address: scanner }));
  return { rabbit: 6 as RabbitId, nickname, address: scanner, slot, claim, at: 1000 };
}

const toast = (caught: object[], isSlim = false) => {
  const player = {
    registered: true,
    rabbit,
    colour: 'red',
    caught,
    chain: { start, length, after: start },
    at: 2000,
  };
  const me = { reading: { status: 'current', value: player, at: 0 } };
  const game = { client: { process }, event: { process }, address, me } as unknown as Game;
  return (
    <AtPath path="/rabbit/demo/me">
      <GameContext value={game}>
        <PlayerContext value={{ player, address } as unknown as PlayerSession}>
          <CaughtToast isSlim={isSlim} />
        </PlayerContext>
      </GameContext>
    </AtPath>
  );
};

test('the rabbit says who caught it, once', async () => {
  const caught = [
    await caughtBy('Bramble', idOf(3) as Address, 103),
    await caughtBy('Willow', idOf(4) as Address, 103),
  ];
  const { unmount } = render(toast(caught));
  expect(await screen.findByText('Bramble and Willow caught you!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Look' }).getAttribute('href')).toBe('/rabbit/demo/catches');
  unmount();
  render(toast([...caught, await caughtBy('Elm', idOf(5) as Address, 104)]));
  expect(await screen.findByText('Elm caught you!')).toBeTruthy();
});

test('where there is room for the words alone, they lead to those who caught the rabbit', async () => {
  render(toast([await caughtBy('Bramble', idOf(3) as Address, 103)], true));
  const link = await screen.findByRole('link', { name: 'Bramble caught you!' });
  expect(link.getAttribute('href')).toBe('/rabbit/demo/catches');
  expect(screen.queryByRole('link', { name: 'Look' })).toBeNull();
});

test('a claim that was not made with a token of this rabbit greets nobody', async () => {
  const genuine = await caughtBy('Bramble', idOf(3) as Address, 103);
  render(toast([await caughtBy('Nobody', idOf(4) as Address, 103, false), genuine]));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Bramble caught you!Look'));
});

test('a touch of My rabbit asks for news, not again for a while, and a phone at rest asks nothing', async () => {
  jest.useFakeTimers();
  const asked: unknown[] = [];
  const accepted: unknown[] = [];
  const answer = { registered: true };
  const client = {
    process,
    me: async (...question: unknown[]) => {
      asked.push(question);
      return answer;
    },
  };
  const player = { registered: true, rabbit, colour: 'red', caught: [], chain: { start }, at: 2000 };
  const me = {
    reading: { status: 'current', value: player, at: 0 },
    accept: (value: unknown) => accepted.push(value),
  };
  const screenOf = (asksWhenTouched: boolean, relay?: object) => (
    <AtPath path="/rabbit/demo/me">
      <GameContext value={{ client, event: { process, relay }, address, me } as unknown as Game}>
        <PlayerContext value={{ player, address } as unknown as PlayerSession}>
          <CaughtToast asksWhenTouched={asksWhenTouched} />
        </PlayerContext>
      </GameContext>
    </AtPath>
  );
  const { rerender } = render(screenOf(true));
  await jest.advanceTimersByTimeAsync(10 * newEnoughMs);
  expect(asked).toEqual([]);
  fireEvent.pointerDown(document.body);
  fireEvent.pointerDown(document.body);
  await jest.advanceTimersByTimeAsync(newEnoughMs);
  expect(asked).toEqual([[address, { maxAgeMs: newEnoughMs }]]);
  expect(accepted).toEqual([answer]);
  fireEvent.keyDown(document.body);
  expect(asked).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(newEnoughMs);
  rerender(screenOf(false));
  fireEvent.pointerDown(document.body);
  rerender(screenOf(true, {}));
  fireEvent.pointerDown(document.body);
  expect(asked).toHaveLength(2);
  jest.useRealTimers();
});
