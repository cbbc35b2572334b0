import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  AosProcess,
  type AosResult,
  aosEnvironment,
  aosMessage,
  bootMessage,
  bundleLua,
  ensureAosModule,
} from '..';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes Lua files and bundles them from `main.lua`. */
function bundle(files: Record<string, string>): string {
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  return bundleLua(join(folder, 'main.lua'));
}

it('refuses modules that are missing or require each other in a circle', () => {
  expect(() => bundle({ 'domain/there.lua': '', 'main.lua': "require('domain.absent')" })).toThrow('absent');
  expect(() =>
    bundle({ 'a.lua': "require('b')", 'b.lua': "require('a')", 'main.lua': "require('a')" }),
  ).toThrow('a → b → a');
});

it('leaves out modules that no other requires, also those that only a comment names', () => {
  const source = bundle({
    'used.lua': 'return 1',
    'unused.lua': 'return 2',
    'main.lua': "require('used') -- require('unused')",
  });
  expect(source).toContain("sources['used']");
  expect(source).not.toContain("unused']");
});

it('leaves comments out, keeps strings that look like one, and each line its number', () => {
  const source = bundle({
    'main.lua': [
      '-- a comment',
      `local a, b, c = '--a', "it's \\"--b", [==[ --c ]] ]==] -- after`,
      '--[==[ over',
      "]] 'two lines ]==] local d = a--[[between]]..b --[ [one line",
      "return #'--' - -1",
    ].join('\n'),
  });
  expect(source).toContain(
    [
      'local require = ...;',
      `local a, b, c = '--a', "it's \\"--b", [==[ --c ]] ]==]`,
      '',
      ' local d = a ..b',
      "return #'--' - -1",
    ].join('\n'),
  );
  expect(source).not.toMatch(/comment|over|two lines|between|after|one line/);
});

describe('in a live process', () => {
  const env = aosEnvironment({ process: 'p'.repeat(43), owner: 'o'.repeat(43), module: 'm'.repeat(43) });
  let process: AosProcess;
  beforeEach(async () => {
    process = await AosProcess.start({ module: await ensureAosModule(), env });
    await process.evaluate(bootMessage(env));
  });
  afterEach(() => process.stop());

  const run = (code: string) =>
    process.evaluate(aosMessage(env, { Tags: [{ name: 'Action', value: 'Eval' }], Data: code }));
  const output = ({ Output }: AosResult) => (Output as { data: unknown }).data;

  it('loads modules once and finds those of aos', async () => {
    const source = bundle({
      'domain/text.lua': "Loads = (Loads or 0) + 1; return { hello = 'hello ]] ]=] world' }",
      'domain/user.lua': "local text = require('domain.text'); return function() return text.hello end",
      'main.lua': `local json = require('json')
        local user, text = require('domain.user'), require("domain.text")
        return json.encode({ text = text.hello, same = user(), loads = Loads })`,
    });
    const { Error: error, ...result } = await run(source);
    expect(error).toBeUndefined();
    const text = 'hello ]] ]=] world';
    expect(JSON.parse(String(output(result)))).toEqual({ text, same: text, loads: 1 });
  });

  it('replaces the code and keeps the state when it is sent again', async () => {
    const main = `Visits = Visits or 0
      local answer = require('answer')
      Handlers.add('Visit', 'Visit', function(msg) Visits = Visits + 1; msg.reply({ Data = answer .. Visits }) end)`;
    const visit = () =>
      process.evaluate(
        aosMessage(env, {
          Tags: [
            { name: 'Action', value: 'Visit' },
            { name: 'Reference', value: '1' },
          ],
        }),
      );
    await run(bundle({ 'answer.lua': "return 'old'", 'main.lua': main }));
    expect((await visit()).Messages[0]?.Data).toBe('old1');
    await run(bundle({ 'answer.lua': "return 'new'", 'main.lua': main }));
    expect((await visit()).Messages[0]?.Data).toBe('new2');
  });

  it('names file and line of an error', async () => {
    const source = bundle({ 'domain/bad.lua': '\n\nerror("no luck")', 'main.lua': "require('domain.bad')" });
    expect((await run(source)).Error).toContain('domain/bad.lua:3: no luck');
  });
});
