import {
  drawCommitment,
  makeDrawKeys,
  type RabbitId,
  sealAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, screen } from '@testing-library/react';
import { seen, stageEvent, stageProcess, stageSection } from '../../testing/section-stage';
import { seedFileOf } from './seed-file';
import { whiteRabbitOf } from './white-rabbit-of';
import { WhiteRabbitSection } from './white-rabbit-section';

const section = (
  <WalletProvider>
    <WhiteRabbitSection />
  </WalletProvider>
);
const numbers = Array.from({ length: 9 }, (_, at) => (at + 1) as RabbitId);
const frozen = { hash: 'B'.repeat(43), players: 9, at: 1, block: 1 };
let seed: Uint8Array;
let acknowledgementKey: Uint8Array;
let drawn: RabbitId;
let other: RabbitId;
const addressOf = (rabbit: number) => `${'P'.repeat(41)}${rabbit}A` as Address;
const players = numbers.map((rabbit) => ({
  rabbit,
  address: addressOf(rabbit),
  nickname: `Player ${rabbit}`,
  colour: 'green',
  count: 2,
  voided: 0,
  given: 0,
}));
const log = [
  { action: 'Deal', detail: { edition: 1, count: 9 } },
  { action: 'Start' },
  { action: 'Draw' },
  { action: 'Configure', detail: { keyDigest: 'K' } },
].map((entry) => ({ at: 1, address: addressOf(1), reason: 'Because', ...entry }));
const pages =
  (rows: readonly object[]) =>
  ({ offset, limit }: { offset: number; limit: number }) => ({
    total: rows.length,
    rows: rows.slice(offset, offset + limit),
    at: 1,
  });
const deal = { edition: 1, table: 'T'.repeat(43) as never, hash: 'H', count: 9, at: 1 };
const eventNow = () => ({
  ...{ keyDigest: 'K', deal, frozen, players: 9 },
  draw: {
    commitment: toBase64Url(drawCommitment({ process: stageProcess, seed })),
    acknowledgementKey: toBase64Url(acknowledgementKey),
    at: 1,
  },
});

async function seal(rabbit: RabbitId, agreed: boolean): Promise<object> {
  const address = addressOf(rabbit);
  const place = { process: stageProcess, address, edition: 1 };
  const sealed = await sealAcknowledgement({ ...place, agreed, acknowledgementKey });
  return { rabbit, address, edition: 1, sealed: toBase64Url(sealed), acknowledgedAt: 1 };
}
beforeAll(async () => {
  ({ seed, acknowledgementKey } = await makeDrawKeys());
  const log = [{ action: 'Start' }];
  drawn = whiteRabbitOf({ seed, redraws: [] }, 1, { process: stageProcess, frozen, log }) as RabbitId;
  other = numbers.find((rabbit) => rabbit !== drawn) as RabbitId;
});

interface Facts {
  acknowledgements?: readonly object[];
  players?: readonly object[];
}

function show({ acknowledgements = [], players: rows = players }: Facts = {}) {
  const event = eventNow();
  const answers = {
    Info: { ...stageEvent, ...event },
    Players: pages(rows),
    StaffLog: pages(log),
    Acknowledgements: pages(acknowledgements),
  };
  return stageSection(section, { info: event, answers });
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const choose = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: [{ name: 'file.json', size: text.length, arrayBuffer: async () => utf8(text).buffer }] },
  });
const chooseSeed = async (redraws: number[] = []) => {
  choose('Choose the seed’s file', textOf(seedFileOf({ seed, redraws })));
  await screen.findByText('This file has the seed.');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameOf = (rabbit: number) => `#${rabbit} · Player ${rabbit}`;
const check = async () => {
  await chooseSeed();
  press('Check now');
};

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('nothing is known of the White Rabbit without the seed’s file', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'The White Rabbit now' })).toBeNull();
});

it('the check names nobody but while the name is held', async () => {
  show({ acknowledgements: [await seal(drawn, true)] });
  await check();
  expect(await seen('The White Rabbit has accepted the role.')).toBeTruthy();
  expect(document.body.textContent).not.toContain(`Player ${drawn}`);
  const held = screen.getByRole('button', { name: 'Press and hold to see who it is' });
  fireEvent.keyDown(held, { key: ' ' });
  expect(screen.getByText(nameOf(drawn))).toBeTruthy();
  expect(screen.queryByText(nameOf(other))).toBeNull();
  fireEvent.keyUp(held, { key: ' ' });
  expect(screen.queryByText(nameOf(drawn))).toBeNull();
});

it('a White Rabbit who has left is followed by another, and says that this can’t be proven', async () => {
  const rows = players.map((player) => (player.rabbit === drawn ? { ...player, banned: true } : player));
  show({ players: rows });
  await check();
  expect(await seen(/^The White Rabbit of edition 1 is no longer in the game/)).toBeTruthy();
  expect(screen.getByText(/^Another draw without a refusal can’t be proven/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Draw another/ })).toBeTruthy();
});

it('no draw can be committed once somebody has registered', () => {
  stageSection(section, { info: { keyDigest: 'K', players: 1, phase: 'open' } });
  expect(screen.getByText(/^Somebody has registered already/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Make the seed/ })).toBeNull();
});

it('opens the answers to the cards by the seed: the White Rabbit agreed', async () => {
  show({ acknowledgements: await Promise.all([seal(drawn, true), seal(other, true)]) });
  await check();
  expect(await seen('The White Rabbit has accepted the role.')).toBeTruthy();
  expect(screen.getByText('2 of 9 players have answered the card of edition 1.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Draw another/ })).toBeNull();
});

it('a refusal shows without a name, and all rows of the list look alike', async () => {
  show({ acknowledgements: await Promise.all([seal(drawn, false), seal(other, true)]) });
  await check();
  expect(await seen('The White Rabbit has declined the role. Draw another one.')).toBeTruthy();
  press('Show the list');
  const rows = screen.getAllByText('Card of edition 1: answered');
  expect(rows).toHaveLength(2);
});

it('draws once more: the new file names the edition, and takes the place of the old one', async () => {
  let saved: Blob | undefined;
  URL.createObjectURL = (file) => {
    saved = file as Blob;
    return 'blob:1';
  };
  show({ acknowledgements: [await seal(drawn, false)] });
  await check();
  fireEvent.click(await screen.findByRole('button', { name: 'Draw another White Rabbit and save the file' }));
  expect(await seen(/^The new file is saved/)).toBeTruthy();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved as Blob);
  });
  expect(JSON.parse(text)).toEqual({ seed: toBase64Url(seed), redraws: [2] });
  choose('Choose the seed’s file', text);
  expect(await seen(/^With this file, the next envelopes make another player/)).toBeTruthy();
  press('Check now');
  expect(await seen('The White Rabbit has declined the role. Draw another one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Draw another/ })).toBeNull();
});

it('says so when nobody can be reached', async () => {
  stageSection(section, { info: eventNow() });
  await chooseSeed();
  press('Check now');
  expect(await seen(/You seem to be offline/)).toBeTruthy();
});

it('opens the seed after the end with the further draws that were dealt', async () => {
  const stage = stageSection(section, {
    info: { ...eventNow(), deal: { ...deal, edition: 2 }, phase: 'ended' },
  });
  choose('Choose the seed’s file', textOf(seedFileOf({ seed, redraws: [2, 3] })));
  fireEvent.click(await screen.findByRole('button', { name: 'Open the seed' }));
  expect(await stage.doAct()).toEqual({
    action: 'OpenDraw',
    data: { reason: 'Seed of the draw opened', seed: toBase64Url(seed), redraws: [2] },
  });
});
