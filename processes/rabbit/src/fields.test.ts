import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { makeTickets } from '../../admission/client';
import { bundleLua } from '../../aos';
import { valueAt, wrongValues } from '../../common/testing/field-values';
import { type LiveProcess, nextSequence, owner, processId } from '../../common/testing/live-process';
import { modulesAsGlobals } from '../../common/testing/lua-modules';
import { actionFields, type LuaField } from '../../generate/from-lua/lua-fields';
import { maxClaimWindowMs } from '../client';
import { largeEventTime, makeLargeEvent } from '../testing/large-event';
import { addRolesToLargeEvent } from '../testing/large-event-roles';
import { startRabbit } from '../testing/live-rabbit';
import { worstMessage } from '../testing/worst-messages';

jest.setTimeout(300_000);

const folder = fileURLToPath(new URL('..', import.meta.url));
const players = 400;
const batch = makeTickets({
  process: processId as ProcessId,
  batch: 2,
  count: 1,
  random: () => Buffer.alloc(10, 3),
});
const [ticket] = batch.tickets;

let rabbit: LiveProcess;
let declared: ReadonlyMap<string, readonly LuaField[]>;
beforeAll(async () => {
  [rabbit, declared] = await Promise.all([startRabbit(), actionFields(folder)]);
  await makeLargeEvent(rabbit, { players, claims: 600, coloursEach: 3, status: 'confirmed' });
  await addRolesToLargeEvent(rabbit);
  await rabbit.evaluateLua(checks);
  for (const [action, data] of [
    ['Admit', { batch: 2, root: batch.root, count: 1 }],
    ['Configure', { admission: 'tickets' }],
  ] as const) {
    const letter = { from: owner, action, data: { reason: 'test', ...data }, at: largeEventTime, block: 1 };
    expect(await rabbit.send(letter)).toMatchObject({ ok: true });
  }
});
afterAll(() => rabbit.stop());

/** Fields that a message must have, or lack, beside a field so that only that one can be at fault. */
const beside: Readonly<Record<string, object>> = {
  'Me address': { rabbit: undefined },
  'Configure onlineWindowMs': { claimWindowMs: maxClaimWindowMs },
};
/** Fields whose bounds are not the only rule with their code. */
const narrower = ['Batch batch', 'Deal count'];
/** Actions of which one field or another must be there. */
const oneOfSome = ['SettlePrinted', 'Staff'];

/** Lua that gives messages to the checks of the actions, which change nothing. */
const checks = `
  local function putModules() ${modulesAsGlobals({ Message: 'common.dispatch.message' })} end
  putModules()
  Actions = (function() ${bundleLua(join(folder, 'src/actions.lua'))} end)()`;

/** Returns the code that an action's check refuses each message with that has some other fields than the worst one. */
async function codesOf(action: string, changes: readonly object[]): Promise<string[]> {
  const { from, data, at } = worstMessage(action, players);
  const messages = changes.map((changed) => ({
    From: from,
    Timestamp: at,
    Data: JSON.stringify({
      sequence: nextSequence(),
      ...(data as object),
      ...(action === 'Register' && { ticket }),
      ...changed,
    }),
  }));
  const codes = await rabbit.evaluateLua(`
    local json, codes = require('json'), {}
    for i, msg in ipairs(json.decode([====[${JSON.stringify(messages)}]====])) do
      local ok, refusal = pcall(function() Actions.${action}.check(Message.read(msg, RabbitState)) end)
      codes[i] = ok and 'taken' or refusal
    end
    return json.encode(codes)`);
  return (JSON.parse(codes) as string[]).map((code) => code.replace(/^rr:/, ''));
}

/** Returns the values of a field that are refused by its code, and those that are not. */
function valuesOf(action: string, { name, rule, optional }: LuaField) {
  const place = `${action} ${name}`;
  const hasBounds = !(['list', 'object'].includes(rule.type) || narrower.includes(place));
  const atBounds = hasBounds ? [valueAt(rule, 'min'), valueAt(rule, 'max')] : [];
  const absent = [undefined, null];
  return {
    refused: [...wrongValues(rule), ...(optional ? [] : absent)],
    taken: [
      ...atBounds.filter((value) => value !== undefined),
      ...(optional && !oneOfSome.includes(action) ? absent : []),
    ],
  };
}

/** Returns the values with which the process contradicts a declaration of an action's fields, each with the code that came. */
async function liesOf(action: string, fields: readonly LuaField[]): Promise<string[]> {
  const cases = fields.flatMap((field) => {
    const { refused, taken } = valuesOf(action, field);
    return [...refused, ...taken].map((value, index) => ({
      ...field,
      value,
      isRefused: index < refused.length,
    }));
  });
  const changes = cases.map(({ name, value }) => ({ ...beside[`${action} ${name}`], [name]: value }));
  const [asIs = '', ...found] = await codesOf(action, [{}, ...changes]);
  const lies = cases.flatMap(({ name, code, value, isRefused }, index) => {
    // a field without a code makes no message fail
    const isSo = code ? (found[index] === code) === isRefused : found[index] === asIs;
    return isSo ? [] : [`${action} ${name}, ${JSON.stringify(value)?.slice(0, 60)}: ${found[index]}`];
  });
  return fields.some(({ code }) => code === asIs) ? [`${action}: ${asIs}`, ...lies] : lies;
}

it('every action declares its fields, and takes and refuses what they say', async () => {
  expect(declared.size).toBeGreaterThan(35);
  const lies: string[] = [];
  for (const [action, fields] of declared) lies.push(...(await liesOf(action, fields)));
  expect(lies).toEqual([]);
});

it('a declaration that says too much, too little or another code is found', async () => {
  const [reason] = declared.get('Announce') ?? [];
  if (!reason) throw new Error('An announcement has a reason');
  const { rule } = reason;
  const planted = [
    { ...reason, rule: { ...rule, max: 201 } },
    { ...reason, rule: { ...rule, max: 199 } },
    { ...reason, rule: { ...rule, type: 'boolean' } },
    { ...reason, code: 'staff.malformed' },
    { ...reason, optional: true },
  ];
  for (const field of planted) expect(await liesOf('Announce', [field])).not.toEqual([]);
});

it('no handler reads data but by the fields that it declares', () => {
  const handlers = join(folder, 'src/handlers');
  const files = readdirSync(handlers).filter((file) => file.endsWith('.lua'));
  expect(files.length).toBeGreaterThan(30);
  const undeclared = files.filter((file) =>
    /request\.data\b|request\[/.test(readFileSync(join(handlers, file), 'utf8')),
  );
  expect(undeclared).toEqual([]);
});
