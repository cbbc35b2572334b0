import {
  type Player,
  type RabbitColour,
  type RabbitId,
  rabbitColours,
} from '@rainbow-rabbit/processes/rabbit/client/domain';
import { aScanned } from '../testing/a-scanned';
import { withCountedScan } from './with-counted-scan';

const row = (colour: RabbitColour, rabbit: number): Player['collected'][number] => ({
  colour,
  rabbit: rabbit as RabbitId,
  nickname: 'Fern',
  slot: 1,
  at: 2,
  status: 'confirmed',
});
const player = {
  at: 10,
  complete: false,
  collected: [row('yellow', 3), row('violet', 4)],
} as unknown as Player;
const red = aScanned({ colour: 'red', slot: 8, at: 11 });

it('gives the new colour its place in the rainbow, as the ledger shows it', () => {
  const after = withCountedScan(player, { ...red, block: 7 });
  expect(after.collected).toEqual([
    row('yellow', 3),
    { colour: 'red', rabbit: 7, nickname: 'Moss', slot: 8, at: 11, status: 'pending' },
    row('violet', 4),
  ]);
  expect(after).toMatchObject({ complete: false, block: 7, at: 11 });
});

it('completes the rainbow by the last colour, whatever the reply says of it', () => {
  const [, ...others] = rabbitColours;
  const almost = { ...player, collected: others.map((colour, index) => row(colour, index + 20)) };
  expect(withCountedScan(almost, { ...red, colour: 'green' })).toMatchObject({ complete: true });
  expect(withCountedScan(player, { ...red, complete: true })).toMatchObject({ complete: false });
});

it('says of a printed badge that it is one', () => {
  const after = withCountedScan(player, { ...red, printed: true });
  expect(after.collected[1]).toMatchObject({ colour: 'red', printed: true });
});

it('shows no colour of a claim in reserve, or that waits', () => {
  for (const outcome of ['reserve', 'waiting'] as const)
    expect(withCountedScan(player, { ...red, outcome }).collected).toEqual(player.collected);
});

it('leaves a player whose state is newer than the scan', () => {
  expect(withCountedScan({ ...player, at: 11 }, red)).toEqual({ ...player, at: 11 });
});
