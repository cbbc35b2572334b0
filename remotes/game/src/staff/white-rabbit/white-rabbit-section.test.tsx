import {
  drawCommitment,
  drawRabbit,
  type RabbitId,
  sealAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { seen, stageProcess, stageSection } from '../testing/section-stage';
import { seedFileText } from './seed-file';
import { WhiteRabbitSection } from './white-rabbit-section';

jest.mock('@rainbow-rabbit/shared/wallet', () => ({
  ...jest.requireActual('@rainbow-rabbit/shared/wallet'),
  useWallet: () => ({ state: { status: 'disconnected' } }),
}));

const seed = new Uint8Array(32).fill(7);
const commitment = toBase64Url(drawCommitment({ process: stageProcess, seed }));
const numbers = Array.from({ length: 9 }, (_, at) => (at + 1) as RabbitId);
const drawn = drawRabbit({ seed, draw: 0, eligible: numbers }) as RabbitId;
const other = numbers.find((rabbit) => rabbit !== drawn) as RabbitId;
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
  { action: 'Deal', detail: { edition: 1, count: 9, acts: 2 } },
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
const answerOfRabbit = (rabbit: number) => ({
  rabbit,
  address: addressOf(rabbit),
  answer: 'A'.repeat(43),
  at: 1,
  block: 1,
  claims: 0,
});
const deal = { edition: 1, table: 'T'.repeat(43) as never, hash: 'H', count: 9, acts: 2, at: 1 };
const event = { keyDigest: 'K', draw: { commitment, at: 1 }, deal, players: 9 };

let contactKey: Uint8Array;
let contactKeyFile: string;
let seal: (rabbit: RabbitId, agreed: boolean) => Promise<object>;
beforeAll(async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  contactKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  contactKeyFile = JSON.stringify(await crypto.subtle.exportKey('jwk', pair.privateKey));
  seal = async (rabbit, agreed) => {
    const address = addressOf(rabbit);
    const sealed = await sealAcknowledgement({
      process: stageProcess,
      address,
      edition: 1,
      agreed,
      contactKey,
    });
    return { rabbit, address, edition: 1, sealed: toBase64Url(sealed), acknowledgedAt: 1 };
  };
});

interface Facts {
  answering?: readonly number[];
  acknowledgements?: readonly object[];
  players?: readonly object[];
}

function show({ answering = [], acknowledgements = [], players: rows = players }: Facts = {}) {
  const answers = {
    Players: pages(rows),
    Answers: pages(answering.map(answerOfRabbit)),
    StaffLog: pages(log),
    Acknowledgements: pages(acknowledgements),
  };
  return stageSection(<WhiteRabbitSection />, {
    info: { ...event, contactKey: toBase64Url(contactKey) },
    answers,
  });
}

const choose = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: { files: [{ name: 'file.json', size: text.length, text: async () => text }] },
  });
const chooseSeed = async (redraws: number[] = []) => {
  choose('Choose the seed’s file', seedFileText({ seed, redraws }));
  await screen.findByText('This file has the seed.');
};
const chooseContactKey = () => choose('Choose the contact key’s file', contactKeyFile);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const name = `#${drawn} · Player ${drawn}`;

beforeEach(() => {
  URL.createObjectURL = jest.fn(() => 'blob:1');
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('nothing is known of the White Rabbit without the seed’s file', () => {
  show();
  expect(screen.queryByRole('heading', { name: 'The White Rabbit now' })).toBeNull();
});

it('the check names nobody, and reads all players alike', async () => {
  show({ answering: [other] });
  await chooseSeed();
  press('Check now');
  expect(await seen('Nobody who got the key on a card has answered.')).toBeTruthy();
  expect(document.body.textContent).not.toContain(`Player ${drawn}`);
});

it('warns when the White Rabbit has answered, says what to do, and shows the name while it is held', async () => {
  show({ answering: [other, drawn] });
  await chooseSeed();
  press('Check now');
  expect(await seen('The White Rabbit has answered')).toBeTruthy();
  expect(screen.getByText(/^Whoever got the key on a card must not win/)).toBeTruthy();
  expect(screen.queryByText(name)).toBeNull();
  const held = screen.getByRole('button', { name: 'Press and hold to see who it is' });
  fireEvent.keyDown(held, { key: ' ' });
  expect(screen.getByText(name)).toBeTruthy();
  expect(screen.queryByText(`#${other} · Player ${other}`)).toBeNull();
  fireEvent.keyUp(held, { key: ' ' });
  expect(screen.queryByText(name)).toBeNull();
});

it('no longer warns once the White Rabbit is banned, and says that the next draw takes another', async () => {
  const rows = players.map((player) => (player.rabbit === drawn ? { ...player, banned: true } : player));
  show({ answering: [drawn], players: rows });
  await chooseSeed();
  press('Check now');
  expect(await seen(/^The White Rabbit of edition 1 is no longer in the game/)).toBeTruthy();
  expect(screen.queryByText('The White Rabbit has answered')).toBeNull();
});

it('says that a White Rabbit with all colors could answer', async () => {
  show({ players: players.map((player) => ({ ...player, count: player.rabbit === drawn ? 7 : 2 })) });
  await chooseSeed();
  press('Check now');
  expect(await seen(/has a complete rainbow and could answer/)).toBeTruthy();
});

it('opens the answers to the cards with the contact key: the White Rabbit agreed', async () => {
  show({ acknowledgements: await Promise.all([seal(drawn, true), seal(other, true)]) });
  await chooseSeed();
  chooseContactKey();
  expect(await seen('The White Rabbit has accepted the role.')).toBeTruthy();
  expect(screen.getByText('2 of 9 players have answered the card of edition 1.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Draw another/ })).toBeNull();
});

it('a refusal shows without a name, and all rows of the list look alike', async () => {
  show({ acknowledgements: await Promise.all([seal(drawn, false), seal(other, true)]) });
  await chooseSeed();
  chooseContactKey();
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
  await chooseSeed();
  chooseContactKey();
  fireEvent.click(await screen.findByRole('button', { name: 'Draw another White Rabbit and save the file' }));
  expect(screen.getByText(/^The new file is saved/)).toBeTruthy();
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved as Blob);
  });
  expect(JSON.parse(text)).toEqual({ seed: toBase64Url(seed), redraws: [2] });
  choose('Choose the seed’s file', text);
  expect(await seen(/^With this file, the next envelopes make another player/)).toBeTruthy();
  chooseContactKey();
  expect(await seen('The White Rabbit has declined the role. Draw another one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Draw another/ })).toBeNull();
});

it('says so when nobody can be reached', async () => {
  stageSection(<WhiteRabbitSection />, { info: event });
  await chooseSeed();
  press('Check now');
  expect(await seen(/You seem to be offline/)).toBeTruthy();
});

it('opens the seed after the end with the further draws that were dealt', async () => {
  const stage = stageSection(<WhiteRabbitSection />, {
    info: { ...event, deal: { ...deal, edition: 2 }, phase: 'ended' },
  });
  choose('Choose the seed’s file', seedFileText({ seed, redraws: [2, 3] }));
  await waitFor(() => expect(stage.lastAct().title).toBe('Open the seed?'));
  expect(await stage.doAct('The end')).toEqual({
    action: 'OpenDraw',
    data: { reason: 'The end', seed: toBase64Url(seed), redraws: [2] },
  });
});

it('seals nothing with a key that is public', () => {
  stageSection(<WhiteRabbitSection />, { info: { ...event, phase: 'paused', result: 'none' } });
  expect(screen.getByText(/^The key is public/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Seal/ })).toBeNull();
});
