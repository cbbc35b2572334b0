import { fileURLToPath } from 'node:url';
import { valueAt, wrongValues } from '../../common/testing/field-values';
import { costOfMessages } from '../../common/testing/message-cost';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { communityErrorCodes, maxDataBytes } from '../client';
import { LiveCommunity, wallets } from '../testing/live-community';

jest.setTimeout(300_000);

/** Lua instructions that no message may exceed; a public unit gives a message several times as many. */
const mostInstructions = 8_000_000;
const codes: readonly string[] = communityErrorCodes;

let community: LiveCommunity;
let declared: ReadonlyMap<string, readonly LuaField[]>;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  [community, declared] = await Promise.all([LiveCommunity.start(), actionFields(folder)]);
});
afterAll(() => community.stop());

/** Fields that name a thing of the settled community, by the name of the field. */
const real: Readonly<Record<string, unknown>> = { city: 'ph', slug: 'ph', reason: 'because', base: 0 };

/** Returns the data of an action with all its fields at a bound, but for those that name a thing. */
const dataAt = (fields: readonly LuaField[], bound: 'min' | 'max'): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, rule }) => [name, real[name] ?? valueAt(rule, bound)]));

/** Returns the data of an action with each wrong value of each of its fields, and without each of them. */
const wrongData = (fields: readonly LuaField[]): Record<string, unknown>[] =>
  fields.flatMap(({ name, rule }) =>
    [...wrongValues(rule), undefined].map((value) => ({ ...dataAt(fields, 'min'), [name]: value })),
  );

/** Begins anew with one city. Returns the state as text. */
async function settle(): Promise<string> {
  await community.reset();
  await community.settle();
  // each time its acts have other numbers
  await community.live.evaluateLua('CommunityState.latestActs = {}');
  return await community.live.stateText();
}

/** Sends messages without rollback. Returns the faults: a failure without a code, a message that costs too much. */
async function faultsOf(action: string, from: string, all: readonly unknown[]) {
  const at = community.now;
  const costs = await costOfMessages(
    community.live,
    all.map((data) => ({ from, action, data, at })),
  );
  const faults = costs.flatMap(({ instructions, refused }, index) => {
    const isKnown = refused === undefined || codes.includes(refused);
    if (isKnown && instructions < mostInstructions) return [];
    return [`${action} ${JSON.stringify(all[index]).slice(0, 80)}: ${instructions}, ${refused}`];
  });
  return { faults, isAllRefused: costs.every(({ refused }) => refused !== undefined) };
}

it('every action takes any values or refuses them by a code, for little work, and leaves no trace of a refused one', async () => {
  expect(declared.size).toBeGreaterThan(12);
  const faults: string[] = [];
  const settled = await settle();
  let untouched = 0;
  for (const [action, fields] of declared) {
    const isAct = fields.some(({ name }) => name === 'reason');
    const all = [dataAt(fields, 'max'), dataAt(fields, 'min'), ...wrongData(fields)];
    const found = await faultsOf(action, isAct ? wallets.owner : wallets.lead, all);
    faults.push(...found.faults);
    if (!found.isAllRefused) await settle();
    else if ((await community.live.stateText()) === settled) untouched += 1;
    else faults.push(`${action} leaves a trace`);
  }
  expect(faults).toEqual([]);
  expect(untouched).toBeGreaterThan(5);
});

it('the data that cost most to read cost little', async () => {
  const largest = `{"a":[${Array(Math.floor((maxDataBytes - 8) / 3))
    .fill('{}')
    .join(',')}]}`;
  const letter = { ...community.letter(wallets.anybody, 'Info'), data: largest };
  expect(await community.live.send(letter)).toMatchObject({ ok: true });
  expect(
    await community.live.send({ ...letter, data: `${largest} `.padEnd(maxDataBytes + 1) }),
  ).toMatchObject({
    code: 'message.malformed',
  });
});
