import { randomBytes } from 'node:crypto';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { LiveProcess } from '../../common/testing/live-process';
import { owner, processId } from '../../common/testing/live-process';
import { costOfMessages, type MeasuredMessage } from '../../common/testing/message-cost';
import { claimOf, createChain, type RabbitId } from '../client';
import { defaultClaimWindowMs, defaultSettleWindowMs, maxChainLength, slotMs } from '../client/generated';
import { largeEventAddress, largeEventTime, makeLargeEvent, writeAnswers } from '../testing/large-event';
import { startRabbit } from '../testing/live-rabbit';
import { digestOf, testAnswer } from '../testing/test-key';

jest.setTimeout(600_000);

/**
 * Lua instructions that no message may exceed. A thousand hashes take about four million, in a quarter of a second on a
 * laptop; a public unit gives a message five seconds.
 */
const mostInstructions = 8_000_000;

const slot = largeEventTime / slotMs;
const from = largeEventAddress(1);
/** Just after the settle window of this slot. */
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

it('twenty thousand claims that lapse at once cost no message anything', async () => {
  await makeLargeEvent(rabbit, { players: 65_534, claims: 20_000, coloursEach: 7, status: 'pending' });
  const info = { from, action: 'Info' };
  const [before = 0] = await instructionsOf({ ...info, at: largeEventTime });
  const after = await instructionsOf(...Array.from({ length: 20 }, () => ({ ...info, at: due })));
  for (const instructions of after) expect(instructions).toBeLessThan(1.1 * before);
  expect(await settle()).toBe(true);
});

it('claims that have lapsed show no more, and nothing waits for it', async () => {
  await makeLargeEvent(rabbit, { players: 98, claims: 98 * 7, coloursEach: 7, status: 'pending' });
  const asking = { from: largeEventAddress(98), at: due, block: 1 };
  expect(await rabbit.send({ ...asking, action: 'Me' })).toMatchObject({
    data: { complete: false, collected: [] },
  });
  const again = invented(1, Math.floor(due / slotMs));
  expect(await rabbit.send({ ...asking, action: 'Scan', data: again })).toMatchObject({
    data: { collected: ['green'], complete: false },
  });
  expect(await settle()).toBe(true);
  const { data } = (await rabbit.send({ ...asking, action: 'Leaderboard' })) as unknown as {
    data: { rows: { rabbit: number; count: number }[] };
  };
  expect(data.rows.slice(0, 3).map(({ rabbit: number, count }) => [number, count])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

/** Scans by twenty players of an event, each of a rabbit of a colour that the player lacks. */
const scansAmong = (players: number): MeasuredMessage[] =>
  Array.from({ length: 20 }, (_, index) => {
    const player = Math.floor((players * (index + 1)) / 22);
    return {
      from: largeEventAddress(player),
      action: 'Scan',
      data: invented(player + 4),
      at: largeEventTime,
    };
  });

/** The instructions of the costliest scan in an event of so many players, and of each read that phones send. */
async function costsAmong(players: number) {
  await makeLargeEvent(rabbit, { players, claims: 1.5 * players, coloursEach: 3, status: 'confirmed' });
  const middle = Math.floor(players / 2);
  const [me = 0, caught = 0, top = 0, page = 0] = await instructionsOf(
    { from: largeEventAddress(middle), action: 'Me', at: largeEventTime },
    { from, action: 'Me', data: { rabbit: middle, catches: true }, at: largeEventTime },
    { from, action: 'Leaderboard', at: largeEventTime },
    { from, action: 'Leaderboard', data: { offset: middle, limit: 50 }, at: largeEventTime },
  );
  const scan = Math.max(...(await instructionsOf(...scansAmong(players))));
  return { scan, reads: [me, caught, top, page] };
}

it('at 10,000 players a scan costs at most 1.5 times as much as at 100, and reads of phones at most 3 times', async () => {
  const [few, many] = [await costsAmong(100), await costsAmong(10_000)];
  expect(many.scan).toBeLessThanOrEqual(1.5 * few.scan);
  const ratios = many.reads.map((instructions, index) => instructions / (few.reads[index] ?? 0));
  expect(Math.max(...ratios)).toBeLessThanOrEqual(3);
});

it('a scan costs at 65,535 players and 100,000 claims at most half as much again as at 100 players', async () => {
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

/** Lua that makes all claims, of which each player has one, claims of the first rabbit. */
const onOneRabbit = `
  local rows, latest = RabbitState.claims, RabbitState.players.latest
  for id = 1, rows.total do
    latest[(rows.rabbit[id] - 1) % 7 + 1][id] = false
    rows.rabbit[id], latest[1][id] = 1, id
    rows.beside[id] = id < rows.total and id + 1
  end`;

/** Sends \`Settle\` until nothing waits. Returns the number of messages. @throws when one costs too much */
async function settleAll(at: number): Promise<number> {
  for (let turns = 1; ; turns += 1) {
    const [instructions] = await instructionsOf({ from, action: 'Settle', at });
    expect(instructions).toBeLessThan(mostInstructions);
    if (
      (await rabbit.evaluateLua('return RabbitState.settling.first > RabbitState.settling.last')) === 'true'
    )
      return turns;
  }
}

describe('ten thousand claims on one rabbit', () => {
  const closed = largeEventTime + slotMs + defaultClaimWindowMs + 1;
  const shown = { rabbit: 1, slot, token: '' };

  beforeEach(async () => {
    await makeLargeEvent(rabbit, { players: 65_535, claims: 10_000, coloursEach: 1, status: 'pending' });
    const address = from as Address;
    const chain = await createChain({ address, length: 10, seed: new Uint8Array(10) });
    const token = chain.tokenAt(5) as Uint8Array;
    shown.token = Buffer.from(token).toString('base64url');
    const scanner = largeEventAddress(2) as Address;
    const honest = claimOf({
      process: processId as ProcessId,
      rabbit: 1 as RabbitId,
      slot,
      token,
      address: scanner,
    });
    const lua = (bytes: Uint8Array) =>
      `'${[...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
    await rabbit.evaluateLua(`
      local state = RabbitState
      local claims, value, proof = state.claims, state.chains.value.pages, state.claims.proof.pages
      ${onOneRabbit}
      state.chains.open[1] = 1
      value[1] = ${lua(chain.anchor)} .. value[1]:sub(11)
      proof[1] = proof[1]:sub(1, 32) .. ${lua(honest)} .. proof[1]:sub(65)`);
  });

  it('are settled in parts by whatever message comes, at a cost that stays the same', async () => {
    const disclose = { from, action: 'Disclose', data: { disclosures: [shown] }, at: closed };
    const info = { from, action: 'Info', at: closed };
    const [before = 0, first = 0, ...later] = await instructionsOf(info, disclose, info, info, disclose);
    expect(first).toBeLessThan(mostInstructions);
    for (const instructions of later) expect(instructions).toBeLessThan(1.1 * first);
    expect(before).toBeLessThan(first);
    const scan = {
      rabbit: 4,
      slot: Math.floor(closed / slotMs),
      claim: invented(4).claim,
      disclosures: [shown],
    };
    const [riding] = await instructionsOf({
      from: largeEventAddress(2),
      action: 'Scan',
      data: scan,
      at: closed,
    });
    expect(riding).toBeLessThan(mostInstructions);
    const [settling] = await instructionsOf({ from, action: 'Settle', at: closed });
    expect(settling).toBeLessThan(mostInstructions);
    expect(await settleAll(closed)).toBeGreaterThan(10);
    const statuses = await rabbit.evaluateLua(`
      local count = {}
      for _, status in ipairs(RabbitState.claims.status) do count[status] = (count[status] or 0) + 1 end
      return count.void .. ' ' .. count.confirmed .. ' ' .. RabbitState.claims.status[2]`);
    expect(statuses).toBe('9999 1 confirmed');
  });
});

it('the ban of a rabbit that gave ten thousand claims takes them back in parts, and its end gives them back so', async () => {
  await makeLargeEvent(rabbit, { players: 65_535, claims: 10_000, coloursEach: 1, status: 'confirmed' });
  await rabbit.evaluateLua(`${onOneRabbit}
    local players = RabbitState.players
    for number = 1, players.total do players.gift[number], players.given[number] = false, 0 end
    players.gift[1], players.given[1] = 1, rows.total`);
  const at = largeEventTime;
  const counted = () =>
    rabbit.evaluateLua(`
      local count, colours = {}, 0
      for _, status in ipairs(RabbitState.claims.status) do count[status] = (count[status] or 0) + 1 end
      for _, own in ipairs(RabbitState.players.count) do colours = colours + own end
      return (count.confirmed or 0) .. ' ' .. (count.withheld or 0) .. ' ' .. colours .. ' ' .. RabbitState.players.given[1]`);
  const info = { from, action: 'Info', at };
  const [before = 0] = await instructionsOf(info);
  for (const [action, after] of [
    ['Ban', '0 10000 0 10000'],
    ['Unban', '10000 0 10000 10000'],
  ] as const) {
    const act = { from: owner, action, data: { rabbit: 1, reason: 'because' }, at };
    const [acting = 0, first = 0, ...later] = await instructionsOf(act, info, info, info);
    expect(acting).toBeLessThan(20 * before);
    expect(first).toBeLessThan(mostInstructions);
    for (const instructions of later) expect(instructions).toBeLessThan(1.2 * first);
    expect(await settleAll(at)).toBeGreaterThan(10);
    expect(await counted()).toBe(after);
    const [idle = 0, again = 0] = await instructionsOf(info, info);
    // Rows that wait to be published are left: three a message, however many there are.
    expect(idle).toBeLessThan(2 * before);
    expect(again).toBeLessThan(1.1 * idle);
  }
  // a hidden nickname reaches the screens of those who made the claims in parts too
  const hiding = {
    from: owner,
    action: 'HideName',
    data: { rabbit: 1, reason: 'because', isHidden: true },
    at,
  };
  const [act = 0, ...parts] = await instructionsOf(hiding, info, info, info);
  expect(act).toBeLessThan(20 * before);
  for (const instructions of parts) expect(instructions).toBeLessThan(mostInstructions);
  expect(await settleAll(at)).toBeGreaterThan(10);
  expect(await counted()).toBe('10000 0 10000 10000');
});

it('twenty wrong tokens of a rabbit with eight chains cost no more than the hashes of one message', async () => {
  await makeLargeEvent(rabbit, { players: 7, claims: 0, coloursEach: 1, status: 'pending' });
  const anchor = 'AAAAAAAAAAAAAA';
  for (let turn = 0; turn < 7; turn += 1) {
    const data = { chainAnchor: anchor, chainStart: slot, chainLength: maxChainLength };
    const rekeyed = await rabbit.send({ from, action: 'Rekey', data, at: largeEventTime, block: 1 });
    expect(rekeyed).toMatchObject({ ok: true });
  }
  for (const slotsLater of [80, 1000, 8000]) {
    const disclosures = Array.from({ length: 20 }, () => ({
      rabbit: 1,
      slot: slot + slotsLater,
      token: randomBytes(10).toString('base64url'),
    }));
    const at = largeEventTime + (slotsLater + 20) * slotMs;
    for (const sender of [from, largeEventAddress(9)]) {
      const [cost] = await costOfMessages(rabbit, [
        { from: sender, action: 'Disclose', data: { disclosures }, at },
      ]);
      expect(cost?.refused).toMatch(/^disclosure\.(wrong|too-costly)$/);
      expect(cost?.instructions).toBeLessThan(mostInstructions);
    }
  }
});

describe('a hundred thousand answers', () => {
  const players = 65_535;
  const key = Buffer.alloc(32, 9).toString('base64url');
  const digest = digestOf(key);
  const asking = { from, at: largeEventTime };

  beforeEach(async () => {
    await makeLargeEvent(rabbit, { players, claims: 7 * 100, coloursEach: 7, status: 'confirmed' });
    await rabbit.send({
      from: owner,
      action: 'Configure',
      data: { keyDigest: digest, reason: 'because' },
      at: largeEventTime,
      block: 1,
    });
    await writeAnswers(rabbit, { players, answers: 100_000 });
  });

  it('are judged in parts by whatever message comes, at a cost that stays the same', async () => {
    const answer = { ...asking, action: 'Answer', data: { answer: testAnswer({ address: from }, key) } };
    const reveal = { ...asking, action: 'Reveal', data: { key, rabbit: 1 } };
    const info = { ...asking, action: 'Info' };
    const settling = { ...asking, action: 'Settle' };
    const [before = 0, answering = 0, revealing = 0, ...later] = await instructionsOf(
      info,
      answer,
      reveal,
      info,
      info,
      settling,
      settling,
      info,
    );
    expect(answering).toBeLessThan(2 * before);
    for (const instructions of [revealing, ...later]) expect(instructions).toBeLessThan(mostInstructions / 4);
    expect(later[1]).toBeLessThan(1.1 * (later[0] ?? 0));
    const [page] = await instructionsOf({
      ...asking,
      action: 'Answers',
      data: { limit: 100, offset: 50_000 },
    });
    expect(page).toBeLessThan(mostInstructions);
    await rabbit.evaluateLua('RabbitState.judging.next = 99990');
    await settle();
    expect(await rabbit.read({ ...asking, action: 'Info', block: 1 })).toMatchObject({
      data: { phase: 'ended', winner: { rabbit: 1 } },
    });
  });
});
