import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AoClient } from '@rainbow-rabbit/shared/ao';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ErrorCode } from '@rainbow-rabbit/shared/errors';
import { memoryAo } from '@rainbow-rabbit/shared/testing';
import * as v from 'valibot';
import { processSource } from '../aos';
import { processCalls } from '../common/client';
import { addressOf } from '../common/testing/addresses';
import { LiveProcess, type Outcome, processId } from '../common/testing/live-process';
import { clientModule, commonModule } from './from-lua/client-module';

/** A whole process: it counts, up to a limit. */
const files = {
  'src/constants.lua': `return {
  --- The most that is counted.
  MAX_COUNT = 2,
  --- The things that are counted.
  COUNTED_THINGS = { 'carrots', 'cabbages' },
}
`,
  'src/errors.lua': `local errors = require('common.errors')

local codes = {
  'tally.full', -- the limit is reached
}

return errors.with(codes)
`,
  'src/main.lua': `local serve = require('common.dispatch.serve')
local upgrade = require('common.state.upgrade')
local constants = require('constants')
local errors = require('errors')

TallyState = upgrade(TallyState, {
  version = 1,
  records = function() return { tally = { count = 0 } } end,
  tables = {},
  migrations = {},
})

local add = {}
function add.check(request) errors.expect(request.state.tally.count < constants.MAX_COUNT, 'tally.full') end
function add.apply(request)
  request.state.tally.count = request.state.tally.count + 1
  return 'Added', { count = request.state.tally.count }
end

local total = {}
function total.check() end
function total.apply(request) return 'Total', { count = request.state.tally.count, of = constants.COUNTED_THINGS } end

serve({ name = 'tally', actions = { Add = add, Total = total }, state = function() return TallyState end })
`,
};

interface TallyModule {
  tallyErrorCodes: readonly ErrorCode[];
  maxCount: number;
  countedThings: readonly string[];
}

const added = v.object({ count: v.number(), at: v.number() });
const total = v.object({ count: v.number(), of: v.array(v.string()), at: v.number() });

let folder: string;
let live: LiveProcess;
let tally: TallyModule;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'second-process-'));
  const written = { ...files };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, 'tally', file)), { recursive: true });
    writeFileSync(join(folder, 'tally', file), text);
  }
  const moduleOf = (name: string) => join(folder, name, 'client/generated.ts');
  for (const name of ['common', 'tally']) mkdirSync(dirname(moduleOf(name)), { recursive: true });
  writeFileSync(moduleOf('common'), commonModule(new Map()));
  writeFileSync(moduleOf('tally'), clientModule(join(folder, 'tally'), new Map()));
  tally = (await import(pathToFileURL(moduleOf('tally')).href)) as TallyModule;
  const source = processSource('tally', folder);
  live = await LiveProcess.start({ source, state: 'TallyState', replies: { Added: added, Total: total } });
});
afterAll(async () => {
  await live.stop();
  rmSync(folder, { recursive: true });
});

const ann = addressOf('ann') as Address;

/** The one live process in place of a network: what is sent is evaluated at once. */
function clientOf(process: LiveProcess): AoClient {
  const letter = (tags: readonly { name: string; value: string }[], data?: string) => ({
    from: ann,
    action: tags.find(({ name }) => name === 'Action')?.value ?? '',
    data,
    at: 1,
    block: 1,
  });
  const resultOf = (outcome: Outcome | undefined) => {
    if (!outcome?.ok) return { Error: outcome?.error ?? 'never sent', Messages: [] };
    const { target, action, data } = outcome;
    return {
      Messages: [{ Target: target, Tags: [{ name: 'Action', value: action }], Data: JSON.stringify(data) }],
    };
  };
  return memoryAo({
    answer: async ({ tags, data }) => resultOf(await process.send(letter(tags, data))),
    read: async ({ tags, data }) => resultOf(await process.read(letter(tags, data))),
  });
}

it('a new process is a folder: it is bundled, run, and spoken to by its generated client', async () => {
  expect(tally.tallyErrorCodes).toContain('tally.full');
  expect(tally.tallyErrorCodes).toContain('message.malformed');
  expect(tally.countedThings).toEqual(['carrots', 'cabbages']);

  const { read, send } = processCalls(tally.tallyErrorCodes);
  const place = { ao: clientOf(live), process: processId as ProcessId };
  const signer = { address: ann, signDataItem: async () => new Uint8Array() };
  const addOne = () => send(place, { action: 'Add', reply: 'Added', schema: added }, { signer });

  for (let count = 1; count <= tally.maxCount; count++) expect(await addOne()).toEqual({ count, at: 1 });
  await expect(addOne()).rejects.toMatchObject({ code: 'tally.full' });
  expect(await read(place, { action: 'Total', schema: total })).toEqual({
    count: tally.maxCount,
    of: ['carrots', 'cabbages'],
    at: 1,
  });
  await expect(read(place, { action: 'Subtract', schema: total })).rejects.toMatchObject({
    code: 'message.unknown-action',
  });
});
