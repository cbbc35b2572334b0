import { fileURLToPath } from 'node:url';
import { costliestData, dataAt, faultsOf, wrongData } from '../../common/testing/any-message';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { communityErrorCodes, maxDataBytes } from '../client';
import { LiveCommunity, wallets } from '../testing/live-community';

jest.setTimeout(300_000);

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

/** Begins anew with one city. Returns the state as text. */
async function settle(): Promise<string> {
  await community.reset();
  await community.settle();
  // each time its acts have other numbers
  await community.live.evaluateLua('CommunityState.latestActs = {}');
  return await community.live.stateText();
}

it('every action takes any values or refuses them by a code, for little work, and leaves no trace of a refused one', async () => {
  expect(declared.size).toBeGreaterThan(12);
  const faults: string[] = [];
  const settled = await settle();
  let untouched = 0;
  for (const [action, fields] of declared) {
    const isAct = fields.some(({ name }) => name === 'reason');
    const all = [dataAt(fields, 'max', real), dataAt(fields, 'min', real), ...wrongData(fields, real)];
    const found = await faultsOf(community, {
      codes,
      action,
      from: isAct ? wallets.owner : wallets.lead,
      all,
    });
    faults.push(...found.faults);
    if (!found.isAllRefused) await settle();
    else if ((await community.live.stateText()) === settled) untouched += 1;
    else faults.push(`${action} leaves a trace`);
  }
  expect(faults).toEqual([]);
  expect(untouched).toBeGreaterThan(5);
});

it('the data that cost most to read cost little', async () => {
  const largest = costliestData();
  const letter = { ...community.letter(wallets.anybody, 'Info'), data: largest };
  expect(await community.live.send(letter)).toMatchObject({ ok: true });
  expect(
    await community.live.send({ ...letter, data: `${largest} `.padEnd(maxDataBytes + 1) }),
  ).toMatchObject({
    code: 'message.malformed',
  });
});
