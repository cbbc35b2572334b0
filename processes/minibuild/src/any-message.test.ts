import { fileURLToPath } from 'node:url';
import { addressOf } from '../../common/testing/addresses';
import { costliestData, dataAt, wrongData } from '../../common/testing/any-message';
import { GasMeter } from '../../common/testing/gas-meter';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { contestReplySchemas, maxDataBytes } from '../client';
import { minibuildErrorCodes } from '../client/generated';
import { LiveMinibuild, preview, wallets } from '../testing/live-minibuild';

jest.setTimeout(300_000);

const codes: readonly string[] = minibuildErrorCodes;
const { owner } = wallets;

let contest: LiveMinibuild;
let declared: ReadonlyMap<string, readonly LuaField[]>;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  [contest, declared] = await Promise.all([LiveMinibuild.start(), actionFields(folder)]);
});
afterAll(() => contest.stop());

/** Fields that a settled contest needs of a certain value, by their names. */
const fitting: Readonly<Record<string, unknown>> = {
  entry: 2,
  team: 1,
  reason: 'because',
  website: 'https://a.example',
  links: ['https://a.example', addressOf('process')],
  preview,
  quantity: '5',
  zone: 'Europe/Lisbon',
  prizes: [{ title: 'A prize', amount: '5' }],
  admission: { by: 'events', events: [owner] },
};

/**
 * Begins anew with a contest in its voting or its building, of which the owner is everything at once: staff, judge, a member of a
 * team with an entry, and the event.
 */
async function settle(phase: 'building' | 'voting'): Promise<void> {
  await contest.reset();
  await contest.open({ admission: { by: 'events', events: [owner] } });
  await contest.signUp(owner, 'owner');
  await contest.signUp(addressOf('ann'), 'ann');
  await contest.act('Judge', { address: owner, name: 'Judge', isJudge: true });
  await contest.until('building');
  await contest.submit(owner);
  await contest.submit(addressOf('ann'));
  if (phase === 'voting') await contest.until('voting');
  await contest.live.evaluateLua('Settled = ao.clone(MinibuildState)');
}

/**
 * Sends one action with right and wrong values in a settled contest, without rollback. Returns the faults: a failure without a code, or
 * a change by a refused one.
 */
async function faultsIn(action: string, fields: readonly LuaField[]): Promise<string[]> {
  const all = [...wrongData(fields, fitting), dataAt(fields, 'max', fitting), dataAt(fields, 'min', fitting)];
  const handled = await contest.live.handleAllWithoutRollback(
    all.map((data) => contest.letter(owner, action, data)),
    // an accepted one may not spoil what the next ones find
    reads.has(action) ? '' : 'MinibuildState = ao.clone(Settled)',
  );
  expect(handled).toHaveLength(all.length);
  return handled.flatMap(({ outcome, changed }, index) => {
    if (outcome.ok) return [];
    const text = `${action} ${JSON.stringify(all[index]).slice(0, 90)}`;
    if (!outcome.code || !codes.includes(outcome.code)) return [`${text}: ${outcome.error}`];
    return changed ? [`${text} leaves a trace`] : [];
  });
}

const reads = new Set(Object.keys(contestReplySchemas));

it('every action takes any values or refuses them by a code, and leaves no trace of a refused one', async () => {
  expect(declared.size).toBeGreaterThan(30);
  const faults: string[] = [];
  for (const phase of ['building', 'voting'] as const) {
    await settle(phase);
    for (const [action, fields] of declared) faults.push(...(await faultsIn(action, fields)));
  }
  expect(faults).toEqual([]);
});

it('the data that cost most to read cost little', async () => {
  const largest = costliestData();
  const letter = { ...contest.letter(owner, 'Info'), data: largest };
  const meter = await GasMeter.start();
  try {
    await meter.copy(contest.live);
    const [cost] = await meter.gasOf(letter);
    expect(cost?.refused).toBeUndefined();
    expect(cost?.gas).toBeLessThan(60_000_000_000);
  } finally {
    await meter.stop();
  }
  expect(await contest.live.send({ ...letter, data: `${largest} `.padEnd(maxDataBytes + 1) })).toMatchObject({
    code: 'message.malformed',
  });
});
