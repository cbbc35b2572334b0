import { fileURLToPath } from 'node:url';
import { valueAt, wrongValues } from '../../common/testing/field-values';
import { costOfMessages } from '../../common/testing/message-cost';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { arcadeErrorCodes, maxDataBytes } from '../client';
import { countingSteps } from '../testing/counting-games';
import { LiveArcade, wallets } from '../testing/live-arcade';

jest.setTimeout(300_000);

/** Lua instructions that no message may exceed; a public unit gives a message several times as many. */
const mostInstructions = 8_000_000;
const codes: readonly string[] = arcadeErrorCodes;

let arcade: LiveArcade;
let declared: ReadonlyMap<string, readonly LuaField[]>;
beforeAll(async () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  [arcade, declared] = await Promise.all([LiveArcade.start(), actionFields(folder)]);
});
afterAll(() => arcade.stop());

/** Fields that name a thing of the settled arcade, by the name of the field. */
let real: Readonly<Record<string, unknown>> = {};

/** Returns the data of an action with all its fields at a bound, but for those that name a thing. */
const dataAt = (fields: readonly LuaField[], bound: 'min' | 'max'): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, rule }) => [name, real[name] ?? valueAt(rule, bound)]));

/** Returns the data of an action with each wrong value of each of its fields, and without each of them. */
const wrongData = (fields: readonly LuaField[]): Record<string, unknown>[] =>
  fields.flatMap(({ name, rule }) =>
    [...wrongValues(rule), undefined].map((value) => ({ ...dataAt(fields, 'min'), [name]: value })),
  );

/** Begins anew with a challenge, and a run that can be submitted. Returns the state as text. */
async function settle(): Promise<string> {
  await arcade.reset();
  await arcade.openChallenge();
  const { run } = await arcade.begin({ player: wallets.owner });
  arcade.passSteps(countingSteps);
  const times = { startsAt: arcade.now, endsAt: arcade.now + 86_400_000 };
  real = {
    run,
    slug: 'spring',
    board: 'whac',
    on: 'open',
    steps: countingSteps,
    reason: 'because',
    ...times,
  };
  // each time its messages have other ids, and its acts other numbers
  await arcade.live.evaluateLua(`ArcadeState.latestActs, ArcadeState.courses.chain = {}, ''`);
  return (await arcade.live.stateText()).replaceAll(run, 'run');
}

/** Sends messages without rollback. Returns the faults: a failure without a code, a message that costs too much. */
async function faultsOf(action: string, from: string, all: readonly unknown[]) {
  const at = arcade.now;
  const costs = await costOfMessages(
    arcade.live,
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
  expect(declared.size).toBeGreaterThan(18);
  const faults: string[] = [];
  let settled = await settle();
  let untouched = 0;
  for (const [action, fields] of declared) {
    const taken = await faultsOf(action, wallets.owner, [dataAt(fields, 'max'), dataAt(fields, 'min')]);
    settled = await settle();
    const refused = await faultsOf(action, wallets.owner, wrongData(fields));
    faults.push(...taken.faults, ...refused.faults);
    if (!refused.isAllRefused) await settle();
    else if ((await arcade.live.stateText()).replaceAll(String(real.run), 'run') === settled) untouched += 1;
    else faults.push(`${action} leaves a trace`);
  }
  expect(faults).toEqual([]);
  expect(untouched).toBeGreaterThan(8);
});

it('the data that cost most to read cost little', async () => {
  const largest = `{"a":[${Array(Math.floor((maxDataBytes - 8) / 3))
    .fill('{}')
    .join(',')}]}`;
  const letter = { ...arcade.letter(wallets.ann, 'Info'), data: largest };
  expect(await arcade.live.send(letter)).toMatchObject({ ok: true });
  expect(await arcade.live.send({ ...letter, data: `${largest} `.padEnd(maxDataBytes + 1) })).toMatchObject({
    code: 'message.malformed',
  });
});
