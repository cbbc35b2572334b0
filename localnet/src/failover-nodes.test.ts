import { processSource } from '@rainbow-rabbit/processes/aos';
import { memoryOutbox } from '@rainbow-rabbit/processes/common/client';
import { announceText, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import { tokenTermsLua } from '@rainbow-rabbit/processes/token/client';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, ownerAddress, type ProcessId } from '@rainbow-rabbit/shared/arweave';
import { eventually } from './testing/eventually';
import type { FaultyUnit } from './testing/faulty-unit';
import { testKeyring } from './testing/test-keyring';
import { startUnitsUnderTest, type UnitsUnderTest, unitAt } from './testing/units-under-test';
import { toTags } from './units/tags';

const never = 1e12;
const reason = 'because';
let units: UnitsUnderTest;

beforeAll(async () => {
  units = await startUnitsUnderTest('hyperbeam');
}, 300_000);
beforeEach(async () => {
  units.late.lagMs = 0;
  for (const { faults } of [units.first, units.second, units.follower])
    Object.assign(faults, { is: 'well', lie: undefined, lieAboutPost: undefined });
  await units.followed();
  for (const { asked } of [units.first, units.second, units.follower]) asked.length = 0;
});
afterAll(() => units.stop());

const phone = (...named: FaultyUnit[]) => ({ ao: units.clientOf(...named), process: units.process });
const askedOf = ({ asked }: FaultyUnit, path: RegExp) => asked.filter((line) => path.test(line)).length;
const published = /^GET .*\/compute\/[a-z-]+$/;
const dryRun = /as=execution/;

/** Signs and posts an announcement. Returns its id. */
async function post(place: ReturnType<typeof phone>, text: string) {
  const data = JSON.stringify({ reason, text, sequence: Date.now() });
  const message = { process: place.process, tags: [{ name: 'Action', value: 'Announce' }], data };
  return place.ao.post(await place.ao.sign(message, units.owner.signer));
}

const resultOf = async ({ ao, process }: ReturnType<typeof phone>, id: Awaited<ReturnType<typeof post>>) =>
  (await ao.result(process, id)).Messages[0]?.Data ?? '';

it('what a process publishes is read from the next node, and from none that is behind', async () => {
  units.late.lagMs = never;
  const visitor = phone(units.first, units.follower, units.second);
  await announceText(visitor, { reason, text: 'Published anew' }, units.owner);
  const latest = async () => (await readEventInfo(visitor, { maxAgeMs: 1 })).announcements[0]?.text;
  await eventually(async () => expect(await latest()).toBe('Published anew'));
  expect(askedOf(units.first, published)).toBeGreaterThan(0);
  units.first.faults.is = 'dead';
  expect(await latest()).toBe('Published anew');
  expect(askedOf(units.second, published)).toBeGreaterThan(0);
  // once, to learn if it has all that the page has seen
  expect(await latest()).toBe('Published anew');
  expect(askedOf(units.second, dryRun)).toBe(1);
  units.second.faults.is = 'dead';
  await expect(latest()).rejects.toMatchObject({ code: 'ao.behind' });
});

it('the slot that one node gave is not believed at another one that has another message there', async () => {
  const before = phone(units.first);
  const other = await post(before, 'The message before');
  expect(await resultOf(before, other)).toContain('The message before');
  const visitor = phone(units.first, units.second);
  units.first.faults.lieAboutPost = (slot) => String(Number(slot) - 1);
  const id = await post(visitor, 'At another slot');
  units.first.faults.is = 'dead';
  expect(await resultOf(visitor, id)).toContain('At another slot');
});

it('nor where the first one has shown the message there', async () => {
  const before = phone(units.first);
  const other = await post(before, 'Honest');
  expect(await resultOf(before, other)).toContain('Honest');
  const visitor = phone(units.first, units.second);
  units.first.faults.lieAboutPost = (slot) => String(Number(slot) - 1);
  const id = await post(visitor, 'Lied about');
  // its schedule has the one message in place of the other
  units.first.faults.lie = (text) => text.replaceAll(other, id);
  await resultOf(visitor, id);
  units.first.faults.is = 'dead';
  expect(await resultOf(visitor, id)).toContain('Lied about');
});

it('what a process sends is passed on by another node where the one that took the message dies', async () => {
  const { owner, process } = units;
  const holder = await ownerAddress(fromBase64Url((await testKeyring.wallet('owner')).n));
  const token = await owner.spawn(toTags({ ...units.spawnTags, Name: 'token' }));
  const terms = { name: 'Carrots', ticker: 'CARROT', denomination: 0, balances: { [holder]: '9' } };
  await owner.evaluate(token, tokenTermsLua(terms) + processSource('token'));
  const lengthOf = async (id: ProcessId) =>
    Number(await (await fetch(`${units.second.url}${id}~process@1.0/slot/current`)).text());
  const before = await lengthOf(process);
  const ao = units.clientOf(units.first, units.second);
  const tags = toTags({ Action: 'Transfer', Recipient: process, Quantity: '4' });
  const signed = await ao.sign({ process: token, tags }, owner.signer);
  await ao.post(signed);
  units.first.faults.is = 'dead';
  expect((await ao.result(token, signed.id)).Messages).toHaveLength(2);
  expect(askedOf(units.second, /\/push&slot=/)).toBe(1);
  await eventually(async () => expect(await lengthOf(process)).toBe(before + 1));
});

it('a node and a legacy unit stand in for each other', async () => {
  const [legacy, node] = [unitAt('legacy', units.first), unitAt('hyperbeam', units.second)];
  for (const [one, other, dead] of [
    [legacy, node, units.first],
    [node, legacy, units.second],
  ] as const) {
    const ao = createAoClient({ ao: { ...one, others: [other] } }, { pauseMs: 20 });
    const visitor = { ao, process: units.process };
    await announceText(visitor, { reason, text: `Said to ${one.mode}` }, units.owner);
    dead.faults.is = 'dead';
    const { announcements } = await readEventInfo(visitor, { maxAgeMs: 0 });
    expect(announcements[0]?.text).toBe(`Said to ${one.mode}`);
    // where messages go elsewhere than questions, one attempt finds out that it is dead; the next one posts the same to the other
    const outbox = memoryOutbox();
    const say = () =>
      announceText(visitor, { reason, text: `Not said to ${one.mode}` }, { ...units.owner, outbox });
    await say().catch(say);
    dead.faults.is = 'well';
    const report = await ao.inspectUnits?.(units.process, true);
    const after = await readEventInfo(visitor, { maxAgeMs: 0 });
    expect(after.announcements.filter(({ text }) => text === `Not said to ${one.mode}`)).toHaveLength(1);
    expect(report?.units.map(({ behind }) => behind)).toEqual([0, 0]);
    expect(report?.disagreements).toEqual([]);
  }
});
