import { partMessages } from '@rainbow-rabbit/parts/testing';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { AtPath, withMessages } from '@rainbow-rabbit/shared/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import later from '../../locales/telling/en.json';
import { type Game, GameContext } from '../session/game-context';
import { TellOffer } from './tell-offer';
import { offerDeclined, toldFor } from './told-for';

const process = 'p'.repeat(43) as ProcessId;
const relay = { broker: ['wss://broker.example/'], key: 'k'.repeat(87) };

beforeEach(() => {
  withMessages({ game: { ...en, ...later }, telling: partMessages.telling });
  // Safari in a tab, where the sheet says how to get there.
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
});
afterEach(() => {
  cleanup();
  toldFor(process).clear();
  offerDeclined(process).clear();
  Reflect.deleteProperty(navigator, 'standalone');
});

function show({ info = {}, entry = { relay } }: { info?: Partial<EventInfo>; entry?: object } = {}) {
  const game = {
    event: { process, slug: 'demo', name: 'Garden Party', ...entry },
    info: { reading: { status: 'current', value: { phase: 'open', ...info } as EventInfo, at: 0 } },
    me: { reading: { status: 'current', value: { registered: false }, at: 0 } },
  } as Game;
  render(
    <AtPath path="/rabbit/demo/me">
      <GameContext value={game}>
        <TellOffer />
      </GameContext>
    </AtPath>,
  );
}

const offer = () => screen.queryByText(en['telling-offer.title']);
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('a tap on the offer opens the sheet, which stays while the offer goes', async () => {
  show();
  press(en['menu.telling']);
  expect(await screen.findByText(partMessages.telling['telling.home-screen'])).toBeTruthy();
  act(() => toldFor(process).write('key 7'));
  expect(offer()).toBeNull();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('who wants no news is offered none any more, also on the next visit', () => {
  show();
  press(en['telling-offer.decline']);
  expect(offer()).toBeNull();
  cleanup();
  show();
  expect(offer()).toBeNull();
});

test.each([
  ['no relay', { entry: {} }],
  ['an event that has ended', { info: { phase: 'ended' } as Partial<EventInfo> }],
  ['a White Rabbit who was caught', { info: { reveal: {} } as Partial<EventInfo> }],
])('nothing is offered with %s', (_, given) => {
  show(given);
  expect(offer()).toBeNull();
});

test('nothing is offered by a browser that can tell nothing', () => {
  Reflect.deleteProperty(navigator, 'standalone');
  show();
  expect(offer()).toBeNull();
});
