import { type EventKey, eventKey, whiteRabbitOf } from '@rainbow-rabbit/processes/autopilot/client';
import {
  drawCommitment,
  drawKeysOf,
  keyDigestOf,
  type RabbitId,
  sealAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import { fireEvent, screen } from '@testing-library/react';
import { addressOf, dealtLog, pagesOf, playersOf } from '../../testing/dealt-event';
import { seen, stageEvent, stageProcess, stageSection } from '../../testing/section-stage';
import { WhiteRabbitSection } from './white-rabbit-section';

const section = (
  <WalletProvider>
    <WhiteRabbitSection />
  </WalletProvider>
);
const numbers = Array.from({ length: 9 }, (_, at) => (at + 1) as RabbitId);
const frozen = { hash: 'B'.repeat(43), players: 9, at: 1, block: 1 };
const secret = makeSecret();
let seed: Uint8Array;
let acknowledgementKey: Uint8Array;
let key: EventKey;
let drawn: RabbitId;
let other: RabbitId;
const players = playersOf(numbers, 2);
const deal = { edition: 1, table: 'T'.repeat(43) as never, hash: 'H', count: 9, at: 1 };
const eventNow = () => ({
  ...{ keyDigest: keyDigestOf(key.key), deal, frozen, players: 9 },
  draw: {
    commitment: toBase64Url(drawCommitment({ process: stageProcess, seed })),
    acknowledgementKey: toBase64Url(acknowledgementKey),
    at: 1,
  },
});

async function seal(rabbit: RabbitId, agreed: boolean, edition = 1): Promise<object> {
  const address = addressOf(rabbit);
  const place = { process: stageProcess, address, edition };
  const sealed = await sealAcknowledgement({ ...place, agreed, acknowledgementKey });
  return { rabbit, address, edition, sealed: toBase64Url(sealed), acknowledgedAt: 1 };
}
beforeAll(async () => {
  ({ seed, acknowledgementKey } = await drawKeysOf(secret));
  key = await eventKey(secret, stageProcess, 1);
  const draw = { seed, redraws: [], log: [{ action: 'Start' }], info: { frozen } };
  drawn = whiteRabbitOf(draw, 1, stageProcess) as RabbitId;
  other = numbers.find((rabbit) => rabbit !== drawn) as RabbitId;
});

interface Facts {
  acknowledgements?: readonly object[];
  info?: object;
  draws?: readonly number[];
  players?: readonly object[];
}

function show({ acknowledgements = [], players: rows = players, info, draws = [0] }: Facts = {}) {
  const event = { ...eventNow(), ...info };
  const answers = {
    Info: { ...stageEvent, ...event },
    Players: pagesOf(rows),
    StaffLog: pagesOf(dealtLog({ key: key.key, seed, draws: draws, count: 9 })),
    Acknowledgements: pagesOf(acknowledgements),
  };
  return stageSection(section, { secret, info: event, answers });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const nameOf = (rabbit: number) => `#${rabbit} · Player ${rabbit}`;
const check = async () => fireEvent.click(await screen.findByRole('button', { name: 'Check now' }));

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

it('an event that people registered for before it had a draw has no White Rabbit', () => {
  stageSection(section, { info: { keyDigest: 'K', players: 1, phase: 'open' } });
  expect(screen.getByText(/^Somebody registered before/)).toBeTruthy();
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

it('knows from the ledger who was drawn once more, and asks that player’s answer alone', async () => {
  const redrawn = whiteRabbitOf(
    { seed, redraws: [2], log: [{ action: 'Start' }], info: { frozen } },
    2,
    stageProcess,
  ) as RabbitId;
  const acknowledgements = await Promise.all([seal(drawn, false), seal(redrawn, true, 2)]);
  show({ acknowledgements, info: { deal: { ...deal, edition: 2 } }, draws: [0, 1] });
  await check();
  expect(await seen('The White Rabbit has accepted the role.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Draw another/ })).toBeNull();
});

it('says so when nobody can be reached', async () => {
  stageSection(section, { secret, info: eventNow() });
  await check();
  expect(await seen(/You seem to be offline/)).toBeTruthy();
});

it('opens the seed after the end with the further draws that were dealt', async () => {
  const stage = show({ info: { deal: { ...deal, edition: 3 }, phase: 'ended' }, draws: [0, 1, 1] });
  fireEvent.click(await screen.findByRole('button', { name: 'Open the seed' }));
  expect(await stage.doAct()).toEqual({
    action: 'OpenDraw',
    data: { reason: 'Seed of the draw opened', seed: toBase64Url(seed), redraws: [2] },
  });
});
