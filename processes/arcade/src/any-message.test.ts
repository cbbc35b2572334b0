import { fileURLToPath } from 'node:url';
import { costliestData, dataAt, faultsOf, wrongData } from '../../common/testing/any-message';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { arcadeErrorCodes, maxDataBytes } from '../client';
import { countingSteps } from '../testing/counting-games';
import { LiveArcade, wallets } from '../testing/live-arcade';

jest.setTimeout(300_000);

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

it('every action takes any values or refuses them by a code, for little work, and leaves no trace of a refused one', async () => {
  expect(declared.size).toBeGreaterThan(18);
  const faults: string[] = [];
  let settled = await settle();
  let untouched = 0;
  for (const [action, fields] of declared) {
    const taken = await faultsOf(arcade, {
      codes,
      action,
      from: wallets.owner,
      all: [dataAt(fields, 'max', real), dataAt(fields, 'min', real)],
    });
    settled = await settle();
    const refused = await faultsOf(arcade, {
      codes,
      action,
      from: wallets.owner,
      all: wrongData(fields, real),
    });
    faults.push(...taken.faults, ...refused.faults);
    if (!refused.isAllRefused) await settle();
    else if ((await arcade.live.stateText()).replaceAll(String(real.run), 'run') === settled) untouched += 1;
    else faults.push(`${action} leaves a trace`);
  }
  expect(faults).toEqual([]);
  expect(untouched).toBeGreaterThan(8);
});

it('the data that cost most to read cost little', async () => {
  const largest = costliestData();
  const letter = { ...arcade.letter(wallets.ann, 'Info'), data: largest };
  expect(await arcade.live.send(letter)).toMatchObject({ ok: true });
  expect(await arcade.live.send({ ...letter, data: `${largest} `.padEnd(maxDataBytes + 1) })).toMatchObject({
    code: 'message.malformed',
  });
});
