import {
  encodeEnvelopeTable,
  envelopeTableHash,
  openAcknowledgement,
  type RabbitId,
  type RoleCard,
  sealEnvelope,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { NetworkProvider } from '@rainbow-rabbit/shared/network';
import { withMessages } from '@rainbow-rabbit/shared/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { type Game, GameContext } from '../session/game-context';
import { RoleButton } from './role-button';

const process = `${'A'.repeat(42)}E` as ProcessId;
const address = `${'B'.repeat(42)}A` as Address;
const key = 'legal winner thank year wave permit';
const rabbit = 1 as RabbitId;
const edition = 2;

let mockPrivateKey: CryptoKey | undefined;
jest.mock('../chain/role-key', () => ({ rolePrivateKey: async () => mockPrivateKey }));

const makeKeys = async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return {
    privateKey: pair.privateKey,
    raw: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
  };
};

beforeEach(() => {
  withMessages({ game: en });
  localStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

async function deal(card: RoleCard) {
  const role = await makeKeys();
  const answers = await makeKeys();
  mockPrivateKey = role.privateKey;
  const sealed = await sealEnvelope({ process, rabbit, edition, card, roleKey: role.raw });
  const table = encodeEnvelopeTable(edition, [sealed]);
  const dealt = { edition, table: 'T'.repeat(43), hash: envelopeTableHash(table), count: 1, at: 1 };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(table));
  const info = { deal: dealt, draw: { acknowledgementKey: toBase64Url(answers.raw) } };
  const game = {
    event: { process },
    client: { process },
    address,
    info: { reading: { status: 'current', value: info, at: 1 } },
    me: { reading: { status: 'current', value: { registered: true, rabbit, complete: false }, at: 1 } },
  } as unknown as Game;
  const network = { gateways: ['https://gateway.example/'], events: [], wallets: {} };
  render(
    <NetworkProvider network={network as never}>
      <GameContext value={game}>
        <RoleButton />
      </GameContext>
    </NetworkProvider>,
  );
  return { answers };
}

const open = () => fireEvent.click(screen.getByRole('button', { name: /^My role card/ }));
const face = () => screen.findByRole('button', { name: /^Tap to see your role/ });

describe('a role card', () => {
  it('turns by the keyboard, and for those who can only click', async () => {
    await deal({ role: 'player' });
    open();
    const card = await face();
    fireEvent.keyDown(card, { key: ' ' });
    expect(await screen.findByText('You are a player.')).toBeTruthy();
    fireEvent.keyUp(card, { key: ' ' });
    expect(screen.queryByText('You are a player.')).toBeNull();
    fireEvent.click(card, { detail: 0 });
    fireEvent.click(card, { detail: 0 });
    expect(await screen.findByText('You are a player.')).toBeTruthy();
  });

  it('is shown for three seconds after a tap, or until the next one', async () => {
    await deal({ role: 'player' });
    open();
    const card = await face();
    /** Returns the function that ends the time of the tap. */
    const tap = async () => {
      const timers = jest.spyOn(window, 'setTimeout');
      fireEvent(card, Object.assign(new Event('pointerdown', { bubbles: true }), { button: 0 }));
      fireEvent(window, new Event('pointerup'));
      fireEvent.click(card, { detail: 1 });
      const [end] = timers.mock.calls.find(([, ms]) => ms === 3000) ?? [];
      timers.mockRestore();
      expect(await screen.findByText('You are a player.')).toBeTruthy();
      return end as () => void;
    };
    const end = await tap();
    act(end);
    expect(screen.queryByText('You are a player.')).toBeNull();
    await tap();
    fireEvent(window, new Event('pointerdown'));
    expect(screen.queryByText('You are a player.')).toBeNull();
  });

  it('says why it can’t be opened, also once it is let go', async () => {
    await deal({ role: 'player' });
    mockPrivateKey = undefined;
    open();
    const card = await face();
    fireEvent.keyDown(card, { key: ' ' });
    await screen.findByRole('alert');
    fireEvent.keyUp(card, { key: ' ' });
    expect(screen.getByRole('alert').textContent).toMatch(/you registered with another phone/);
  });
});

describe('the agreement', () => {
  const kept = () =>
    JSON.parse(localStorage.getItem(`rainbow-rabbit.game.${process}.${address}.acknowledgement`) ?? 'null');
  const opened = async (privateKey: CryptoKey) =>
    openAcknowledgement({ process, address, edition, sealed: fromBase64Url(kept().sealed), privateKey });

  it.each([
    ['the White Rabbit', { role: 'white-rabbit', key }, false],
    ['a player', { role: 'player' }, true],
  ] as const)('declined by %s', async (_, card, agreed) => {
    const { answers } = await deal(card);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'I can’t take this role' }));
    await screen.findByText(/goes along with your next message/);
    await expect(opened(answers.privateKey)).resolves.toBe(agreed);
    await act(async () => undefined);
  });
});
