import { memoryOutbox } from '@rainbow-rabbit/processes/common/client';
import { announceText, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { eventually } from './testing/eventually';
import type { FaultyUnit } from './testing/faulty-unit';
import { startUnitsUnderTest, type UnitsUnderTest, unitAt } from './testing/units-under-test';

const never = 1e12;
const reason = 'because';

describe.each(['legacy', 'hyperbeam'] as const)(
  'units of a %s network that stand in for each other',
  (mode) => {
    let units: UnitsUnderTest;

    beforeAll(async () => {
      units = await startUnitsUnderTest(mode);
      await units.followed();
    }, 300_000);

    beforeEach(() => {
      units.late.lagMs = 0;
      for (const { faults, asked } of [units.first, units.second, units.follower]) {
        Object.assign(faults, { is: 'well', lie: undefined });
        asked.length = 0;
      }
    });

    afterAll(() => units.stop());

    /** A phone that has asked nothing yet, and knows units in that order. */
    const phone = (...named: FaultyUnit[]) => ({ ao: units.clientOf(...named), process: units.process });

    const say = (place: ReturnType<typeof phone>, text: string, outbox = memoryOutbox()) =>
      announceText(place, { reason, text }, { signer: units.owner.signer, outbox });

    const latestOf = async (place: ReturnType<typeof phone>, maxAgeMs?: number) =>
      (await readEventInfo(place, { maxAgeMs })).announcements[0]?.text;

    const postsTo = ({ asked }: FaultyUnit) =>
      asked.filter((line) => /^POST \/(mu|[^/]+\/schedule)/.test(line)).length;

    it('reads and writes go on where a unit is dead', async () => {
      units.first.faults.is = 'dead';
      const visitor = phone(units.first, units.second, units.follower);
      await say(visitor, 'Dead units lose nothing');
      expect(await latestOf(visitor)).toBe('Dead units lose nothing');
      expect(await latestOf(visitor, 0)).toBe('Dead units lose nothing');
      expect([postsTo(units.first), postsTo(units.second)]).toEqual([0, 1]);
    });

    it('an older state is never shown as new, and no longer refused once the unit has caught up', async () => {
      await units.followed();
      units.late.lagMs = never;
      const visitor = phone(units.follower, units.first);
      const before = await latestOf(visitor, 0);
      await say(visitor, 'The latest');
      for (const maxAgeMs of [undefined, 0]) expect(await latestOf(visitor, maxAgeMs)).toBe('The latest');
      expect(before).not.toBe('The latest');

      units.first.faults.is = 'dead';
      await expect(latestOf(visitor, 0)).rejects.toMatchObject({ code: 'ao.behind', retryable: true });
      await expect(latestOf(visitor))
        .resolves.toBe('The latest')
        .catch(() => undefined);
      units.late.lagMs = 0;
      await eventually(async () => expect(await latestOf(visitor, 0)).toBe('The latest'));
    });

    it('a refusal of a unit that is behind is no answer', async () => {
      await units.followed();
      units.late.lagMs = never;
      const visitor = phone(units.follower, units.first);
      await say(visitor, 'Known to all but one');
      const unknown = { process: units.process, tags: [{ name: 'Action', value: 'Nonsense' }] };
      units.follower.asked.length = 0;
      units.first.asked.length = 0;
      expect((await visitor.ao.read(unknown)).Error).toContain('rr:message.unknown-action');
      expect(units.first.asked.length).toBeGreaterThan(0);
    });

    it('a silent unit is overtaken', async () => {
      units.first.faults.is = 'hangs';
      const visitor = phone(units.first, units.second);
      expect((await readEventInfo(visitor, { maxAgeMs: 0 })).name).toBe('Demo');
      expect(units.second.asked.length).toBeGreaterThan(0);
      units.first.asked.length = 0;
      await readEventInfo(visitor, { maxAgeMs: 0 });
      expect(units.first.asked).toEqual([]);
    });

    it('the reply to a message comes from another unit where the one that took it dies, also after a reload', async () => {
      const { process, owner } = units;
      const visitor = phone(units.first, units.second);
      const data = JSON.stringify({ reason, text: 'Taken by the dead', sequence: Date.now() });
      const message = { process, tags: [{ name: 'Action', value: 'Announce' }], data };
      const signed = await visitor.ao.sign(message, owner.signer);
      await visitor.ao.post(signed);
      expect([postsTo(units.first), postsTo(units.second)]).toEqual([1, 0]);
      units.first.faults.is = 'dead';
      for (const { ao } of [visitor, phone(units.first, units.second)])
        expect((await ao.result(process, signed.id)).Messages[0]?.Data).toContain('Taken by the dead');
      expect(postsTo(units.second)).toBe(0);
    });

    it('units of one process are asked for it alone', async () => {
      const { process, second, first, follower } = units;
      const [own, other] = [unitAt(mode, second), unitAt(mode, follower)];
      const ao = createAoClient({
        ao: unitAt(mode, first),
        units: { [process]: { ...own, others: [other] } },
      });
      second.faults.is = 'dead';
      expect((await readEventInfo({ ao, process })).name).toBe('Demo');
      expect(first.asked).toEqual([]);
      const unknown = 'u'.repeat(43) as ProcessId;
      await readEventInfo({ ao, process: unknown }, { maxAgeMs: 0 }).catch(() => undefined);
      expect(first.asked.length).toBeGreaterThan(0);
    });

    it('a message that may have arrived goes to no other unit, and is found by the next attempt', async () => {
      const visitor = phone(units.first, units.second);
      await latestOf(visitor, 0);
      units.first.faults.is = 'loses';
      const outbox = memoryOutbox();
      const sending = say(visitor, 'Said once', outbox);
      await expect(sending).rejects.toMatchObject({ code: 'ao.unreachable' });
      expect([postsTo(units.first), postsTo(units.second)]).toEqual([1, 0]);
      await say(visitor, 'Said once', outbox);
      expect([postsTo(units.first), postsTo(units.second)]).toEqual([1, 0]);
      const { announcements } = await readEventInfo(visitor, { maxAgeMs: 0 });
      expect(announcements.filter(({ text }) => text === 'Said once')).toHaveLength(1);
    });

    it('units that say different things about the same state are noticed', async () => {
      await units.followed();
      const visitor = phone(units.first, units.second, units.follower);
      expect((await visitor.ao.inspectUnits?.(units.process, true))?.disagreements).toEqual([]);
      units.second.faults.lie = (text) => text.replaceAll('Demo', 'Fake');
      const report = await visitor.ao.inspectUnits?.(units.process, true);
      expect(report?.units.map(({ behind }) => behind)).toEqual([0, 0, 0]);
      const [url, lying] = [units.first, units.second]
        .map((one) => unitAt(mode, one))
        .map((unit) => (unit.mode === 'legacy' ? unit.cu : unit.node));
      expect(report?.disagreements).toContainEqual(
        expect.objectContaining({ action: 'Info', urls: [url, lying] }),
      );
    });

    it('units that disagree are noticed by answers that come anyway', async () => {
      await units.followed();
      const visitor = phone(units.first, units.second);
      await readEventInfo(visitor, { maxAgeMs: 0 });
      units.second.faults.lie = (text) => text.replaceAll('Demo', 'Fake');
      units.first.faults.is = 'hangs';
      await readEventInfo(visitor, { maxAgeMs: 0 });
      // answers of different times are compared once more
      units.first.faults.is = 'well';
      await eventually(async () =>
        expect((await visitor.ao.inspectUnits?.(units.process, false))?.disagreements).toHaveLength(1),
      );
    });

    it('a unit that is behind is reported, and is no liar', async () => {
      await units.followed();
      units.late.lagMs = never;
      const visitor = phone(units.first, units.follower);
      await say(visitor, 'Too new for one');
      const report = await visitor.ao.inspectUnits?.(units.process, true);
      expect(report?.disagreements).toEqual([]);
      expect(report?.units[0]?.behind).toBe(0);
      expect(report?.units[1]?.behind).toBeGreaterThan(0);
    });
  },
);
