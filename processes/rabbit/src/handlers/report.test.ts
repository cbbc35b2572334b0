import { addressOf } from '../../../common/testing/addresses';
import type { LiveProcess } from '../../../common/testing/live-process';
import { owner } from '../../../common/testing/live-process';
import { costOfMessages } from '../../../common/testing/message-cost';
import { maxReported } from '../../client/generated';
import { largeEventAddress, largeEventTime, makeLargeEvent } from '../../testing/large-event';
import { startRabbit } from '../../testing/live-rabbit';

jest.setTimeout(300_000);

const community = addressOf('community');
const at = largeEventTime;

let rabbit: LiveProcess;
beforeAll(async () => {
  rabbit = await startRabbit();
});
afterAll(() => rabbit.stop());

const letter = (from: string, action: string, data: object) => ({ from, action, data, at, block: 1 });
const act = (action: string, data: object = {}) =>
  rabbit.send(letter(owner, action, { reason: 'because', ...data }));

/** Ends an event in which each of the first players has all seven colours. */
async function endedEvent(players: number, complete: number): Promise<void> {
  await makeLargeEvent(rabbit, { players, claims: 7 * complete, coloursEach: 7, status: 'confirmed' });
  await act('End');
}

interface Sent {
  batch: number;
  entries: { address: string; points: number; kind: string; why: string }[];
}

/** Reports, and returns the batch that the community gets, if there is any. @throws when it is refused */
async function report(): Promise<Sent | undefined> {
  const { Error: error, Messages } = await rabbit.evaluate(
    letter(owner, 'Report', { reason: 'because', community }),
  );
  if (error) throw new Error(error);
  const sent = Messages.find(({ Target }) => Target === community);
  return sent && (JSON.parse(sent.Data ?? '') as Sent);
}

const acknowledge = (batch: number, from = community) => rabbit.send(letter(from, 'Points', { batch }));

describe('the report of points', () => {
  it('has each point once, in batches that are sent again until they are acknowledged', async () => {
    await endedEvent(140, 70);
    const points = new Map<string, number>();
    for (let batch = 1; ; batch += 1) {
      const sent = await report();
      if (!sent) break;
      expect(sent.batch).toBe(batch);
      expect(sent.entries.length).toBeLessThanOrEqual(maxReported);
      expect(await report()).toEqual(sent);
      expect(await acknowledge(batch)).toMatchObject({ ok: true, action: '' });
      for (const { address, points: more, why } of sent.entries) {
        expect(why).toBe('Test');
        points.set(address, (points.get(address) ?? 0) + more);
      }
    }
    const expected = Array.from({ length: 70 }, (_, index) => [largeEventAddress(index + 1), 100] as const);
    const places = new Map([
      [largeEventAddress(1), 200],
      [largeEventAddress(2), 160],
      [largeEventAddress(3), 140],
    ]);
    expect(points).toEqual(new Map(expected.map(([address, all]) => [address, places.get(address) ?? all])));
    expect(await rabbit.read(letter(owner, 'Info', {}))).toMatchObject({
      data: { report: { community, batch: 2, acknowledged: 2, left: 0 } },
    });
  });

  it('leaves out banned and removed players, and what was reported stays when a colour falls', async () => {
    await endedEvent(8, 4);
    await act('Ban', { rabbit: 2 });
    await act('Remove', { rabbit: 3 });
    await rabbit.send(letter(owner, 'Settle', {}));
    const sent = await report();
    // the claims on the two rabbits count no more: the others have five colours, and nobody a rainbow
    expect(sent?.entries.map(({ address, points, kind }) => [address, points, kind])).toEqual([
      [largeEventAddress(1), 100, 'place'],
      [largeEventAddress(4), 60, 'place'],
      [largeEventAddress(1), 50, 'rainbow'],
      [largeEventAddress(4), 50, 'rainbow'],
    ]);
    await acknowledge(1);
    await act('Unban', { rabbit: 2 });
    await act('Strike', { rabbit: 1, colour: 'red' });
    await rabbit.send(letter(owner, 'Settle', {}));
    expect((await report())?.entries.map(({ address, points }) => [address, points])).toEqual([
      [largeEventAddress(2), 60],
      [largeEventAddress(4), 10],
    ]);
  });

  it('is refused while the event goes on, and to a second community', async () => {
    await makeLargeEvent(rabbit, { players: 7, claims: 7, coloursEach: 7, status: 'confirmed' });
    expect(await act('Report', { community })).toMatchObject({ code: 'event.wrong-phase' });
    await act('End');
    expect(await act('Report', { community: 'nowhere' })).toMatchObject({ code: 'staff.malformed' });
    await act('Report', { community: addressOf('mistake') });
    const sent = await report();
    expect(sent?.batch).toBe(1);
    expect(await acknowledge(1, addressOf('mistake'))).toMatchObject({ code: 'report.not-community' });
    await acknowledge(1);
    const other = addressOf('other');
    expect(await act('Report', { community: other })).toMatchObject({ code: 'report.other-community' });
  });

  it('waits until everything is settled', async () => {
    await endedEvent(8, 4);
    await rabbit.evaluateLua(`
      RabbitState.settling.last = RabbitState.settling.last + 1
      RabbitState.settling.jobs[RabbitState.settling.last] = { rabbit = 1, gift = RabbitState.players.gift[1] }`);
    expect(await act('Report', { community })).toMatchObject({ code: 'report.unsettled' });
    await rabbit.send(letter(owner, 'Settle', {}));
    expect(await report()).toBeDefined();
  });

  it('costs the same among 65,535 players as among a thousand', async () => {
    const costs: number[] = [];
    for (const players of [1001, 65_534]) {
      await endedEvent(players, 200);
      const message = { from: owner, action: 'Report', data: { reason: 'because', community }, at };
      const [first, again] = await costOfMessages(rabbit, [message, message]);
      await rabbit.evaluateLua('RabbitState.reports.acknowledged, RabbitState.reports.entries = 1, {}');
      await rabbit.evaluateLua('for player = 1, 1001 do RabbitState.players.reported[player] = 100 end');
      const [looking] = await costOfMessages(rabbit, [message]);
      expect([first, again, looking].map((cost) => cost?.refused)).toEqual([undefined, undefined, undefined]);
      costs.push(Math.max(first?.instructions ?? 0, again?.instructions ?? 0, looking?.instructions ?? 0));
    }
    const [few = 0, many = 0] = costs;
    expect(many).toBeLessThan(1.2 * few);
    expect(many).toBeLessThan(1_000_000);
  });
});
