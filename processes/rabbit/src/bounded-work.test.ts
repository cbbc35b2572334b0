import { randomBytes } from 'node:crypto';
import type { LiveProcess } from '../../common/testing/live-process';
import { costOfMessages, type MeasuredMessage } from '../../common/testing/message-cost';
import { defaultClaimWindowMs, defaultSettleWindowMs, slotMs } from '../client/generated';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../testing/large-event';
import { startRabbit } from '../testing/live-rabbit';

jest.setTimeout(300_000);

/**
 * Lua instructions that no message may exceed. A thousand hashes take about four million, in a quarter of a second on a
 * laptop; a public unit gives a message five seconds.
 */
const mostInstructions = 8_000_000;

const slot = largeEventTime / slotMs;
const from = largeEventAddress(1);
/** Just after the claims of this slot are due to lapse. */
const due = largeEventTime + slotMs + defaultClaimWindowMs + defaultSettleWindowMs + 1;
const invented = (rabbit: number, at = slot) => ({
  rabbit,
  slot: at,
  claim: randomBytes(32).toString('base64url'),
});

let rabbit: LiveProcess;
beforeAll(async () => {
  rabbit = await startRabbit();
});
afterAll(() => rabbit.stop());

/** Handles messages and returns the instructions of each. @throws when one is refused */
async function instructionsOf(...messages: MeasuredMessage[]): Promise<number[]> {
  const costs = await costOfMessages(rabbit, messages);
  expect(costs.map(({ refused }) => refused)).toEqual(messages.map(() => undefined));
  return costs.map(({ instructions }) => instructions);
}

const settle = async () => {
  const outcome = await rabbit.send({ from, action: 'Settle', at: due, block: 1 });
  return outcome.ok && (outcome.data as { done: boolean }).done;
};

it('twenty thousand claims that are due at once cost each message the same small part', async () => {
  await makeLargeEvent(rabbit, { players: 65_534, claims: 20_000, coloursEach: 7, status: 'pending' });
  const info = { from, action: 'Info' };
  const [before = 0] = await instructionsOf({ ...info, at: largeEventTime });
  const after = await instructionsOf(...Array.from({ length: 20 }, () => ({ ...info, at: due })));
  for (const instructions of after) expect(instructions).toBeLessThan(before + 120_000);
  const [settling] = await instructionsOf({ from, action: 'Settle', at: due });
  expect(settling).toBeLessThan(mostInstructions);
  expect(await settle()).toBe(false);
});

it('claims that are due count no more, though they wait to lapse', async () => {
  await makeLargeEvent(rabbit, { players: 98, claims: 98 * 7, coloursEach: 7, status: 'pending' });
  const asking = { from: largeEventAddress(98), at: due, block: 1 };
  expect(await rabbit.send({ ...asking, action: 'Me' })).toMatchObject({
    data: { complete: false, collected: [] },
  });
  const again = invented(1, Math.floor(due / slotMs));
  expect(await rabbit.send({ ...asking, action: 'Scan', data: again })).toMatchObject({
    data: { collected: ['green'], complete: false },
  });
  let turns = 0;
  while (!(await settle())) turns += 1;
  expect(turns).toBeGreaterThan(0);
  const { data } = (await rabbit.send({ ...asking, action: 'Leaderboard' })) as unknown as {
    data: { rows: { rabbit: number; count: number }[] };
  };
  expect(data.rows.slice(0, 3).map(({ rabbit: number, count }) => [number, count])).toEqual([
    [98, 1],
    [1, 0],
    [2, 0],
  ]);
});

it('a scan costs at 65,535 players and 100,000 claims at most half as much again as at 100 players', async () => {
  const scansAmong = (players: number) =>
    Array.from({ length: 20 }, (_, index) => {
      const player = Math.floor((players * (index + 1)) / 22);
      return {
        from: largeEventAddress(player),
        action: 'Scan',
        data: invented(player + 4),
        at: largeEventTime,
      };
    });
  await makeLargeEvent(rabbit, { players: 100, claims: 150, coloursEach: 3, status: 'confirmed' });
  const few = Math.max(...(await instructionsOf(...scansAmong(100))));
  await makeLargeEvent(rabbit, { players: 65_535, claims: 100_000, coloursEach: 3, status: 'confirmed' });
  const many = Math.max(...(await instructionsOf(...scansAmong(65_535))));
  expect(many).toBeLessThan(1.5 * few);
  const reads = await instructionsOf(
    { from, action: 'Info', at: largeEventTime },
    { from, action: 'Me', data: { address: largeEventAddress(65_535) }, at: largeEventTime },
    { from, action: 'Leaderboard', data: { limit: 100, offset: 40_000 }, at: largeEventTime },
  );
  for (const instructions of reads) expect(instructions).toBeLessThan(mostInstructions);
});
