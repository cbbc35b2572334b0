import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { processSource } from '../../aos';
import { addressOf } from '../testing/addresses';
import { type Letter, LiveProcess, nextEvaluation, owner } from '../testing/live-process';

/** A whole process: a box that counts the balls that people put in, and empties itself after a minute. */
const box = {
  'box/src/errors.lua': "return require('common.errors').with({\n  'box.full',\n})",
  'box/src/main.lua': `
    local serve = require('common.dispatch.serve')
    local errors, fields = require('errors'), require('common.fields')
    local columns, upgrade = require('common.state.columns'), require('common.state.upgrade')

    BoxState = upgrade(BoxState, {
      version = 1,
      records = function() return { filledAt = 0 } end,
      tables = { balls = { weight = 0 } },
      migrations = {},
    })

    serve({
      name = 'box',
      state = function() return BoxState end,
      advance = function(request)
        local state, now = request.state, request.now
        if now - state.filledAt > 60000 then state.balls = columns.new({ weight = 0 }) end
      end,
      actions = {
        Put = {
          check = function(request)
            local weight = errors.expect(fields.integer(request.data.weight, 1, 9), 'message.malformed')
            errors.expect(request.state.balls.total < 2, 'box.full')
            return weight
          end,
          apply = function(request, weight)
            local balls = request.state.balls
            balls.total = balls.total + 1
            balls.weight[balls.total] = weight
            request.state.filledAt = request.now
            return 'Put', { balls = balls.total }
          end,
        },
        Give = {
          check = function(request) return request.data.to end,
          apply = function(request, to)
            return 'Give', { given = 1 }, { { Target = to, Action = 'Ball', Data = 'red' } }
          end,
        },
        Hush = { check = function() end, apply = function() end },
        Weigh = {
          isTagged = true,
          answersSender = true,
          check = function() end,
          apply = function() return { { Action = 'Weight' } } end,
        },
        Look = {
          isTagged = true,
          check = function() end,
          apply = function() return { { Action = 'Content' } } end,
        },
      },
    })`,
};

let folder: string;
let live: LiveProcess;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'processes-'));
  for (const [name, lua] of Object.entries(box)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), lua);
  }
  live = await LiveProcess.start({ source: processSource('box', folder), state: 'BoxState' });
});
afterAll(async () => {
  await live.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => live.reset());

const letter = (data: unknown, at = 100_000): Letter => ({
  from: addressOf('Ann'),
  action: 'Put',
  data,
  at,
  block: 1,
});

it('serves a process that is a folder with a few lines of Lua', async () => {
  expect(await live.send(letter({ weight: 3 }))).toEqual({
    ok: true,
    target: addressOf('Ann'),
    action: 'Put',
    data: { balls: 1, at: 100_000 },
  });
  expect(await live.evaluateLua('return BoxState.balls.weight[1] .. " " .. BoxState.clock')).toBe('3 30000');
});

it('sends the reply before messages to others, and no reply to a notice', async () => {
  const to = addressOf('Bob');
  const { Messages } = await live.evaluate({ ...letter({ to }), action: 'Give' });
  expect(Messages.map(({ Target, Data }) => [Target, Data])).toEqual([
    [addressOf('Ann'), expect.stringContaining('"given":1')],
    [to, 'red'],
  ]);
  const hushed = await live.evaluate({ ...letter({}), action: 'Hush' });
  expect([hushed.Error, hushed.Messages]).toEqual([undefined, []]);
  expect(await live.evaluateLua('return BoxState.latest')).toBe('100000');
});

it('leads the answer of an action elsewhere on request, unless it proves something', async () => {
  const tags = [{ name: 'Reply-To', value: addressOf('Bob') }];
  const targetOf = async (action: string) =>
    (await live.evaluate({ ...letter({}), action, tags })).Messages.map(({ Target }) => Target);
  expect(await targetOf('Look')).toEqual([addressOf('Bob')]);
  expect(await targetOf('Weigh')).toEqual([addressOf('Ann')]);
});

it('refuses with the codes that every process shares and with its own, and changes nothing', async () => {
  const refusals = [
    [{ ...letter({ weight: 3 }), action: 'Kick' }, 'message.unknown-action'],
    [{ ...letter({ weight: 3 }), tags: [{ name: 'From', value: owner }] }, 'message.reserved-tag'],
    [letter('[]'), 'message.malformed'],
    [letter({ weight: 10 }), 'message.malformed'],
  ] as const;
  for (const [sent, code] of refusals) {
    const { outcome, changed } = await live.handleWithoutRollback(sent);
    expect(outcome).toMatchObject({ ok: false, code });
    expect(changed).toBe(false);
  }
  await live.send(letter({ weight: 1 }));
  await live.send(letter({ weight: 2 }));
  expect(await live.handleWithoutRollback(letter({ weight: 3 }))).toMatchObject({
    outcome: { ok: false, code: 'box.full' },
    changed: false,
  });
});

it('advances the state to the time of an accepted message, before it is applied', async () => {
  await live.send(letter({ weight: 1 }));
  expect(await live.send(letter({ weight: 1 }, 160_001))).toMatchObject({ data: { balls: 1 } });
});

it('a time that is far ahead moves the clock by one step, though its message gets it whole', async () => {
  await live.evaluateLua('BoxState.clock, BoxState.latest = 100000, 100000');
  expect(await live.send(letter({ weight: 1 }, 9_000_000_000_000))).toMatchObject({
    data: { at: 9_000_000_000_000 },
  });
  expect(await live.evaluateLua('return BoxState.clock')).toBe('130000');
  expect(await live.send(letter({ weight: 1 }, 170_000))).toMatchObject({ data: { at: 170_000 } });
  expect(await live.evaluateLua('return BoxState.clock')).toBe('170000');
});

it('a time that is far ahead moves the clock to it once the next message is as late', async () => {
  await live.send(letter({ weight: 1 }, 100_000));
  await live.send(letter({ weight: 1 }, 50_000_000));
  expect(await live.evaluateLua('return BoxState.clock')).toBe('100000');
  await live.send(letter({ weight: 1 }, 50_090_000));
  expect(await live.evaluateLua('return BoxState.clock')).toBe('50000000');
});

it('never goes back in time', async () => {
  await live.evaluateLua('BoxState.clock, BoxState.latest = 100000, 100000');
  await live.send(letter({ weight: 1 }, 50_000));
  expect(await live.evaluateLua('return BoxState.clock')).toBe('100000');
});

it.each(['', 'absent', '../box', 'box/src'])('there is no process called %j', (name) => {
  expect(() => processSource(name, folder)).toThrow(`There is no process called "${name}"`);
});

it('refuses a process with a folder named like the common one', () => {
  mkdirSync(join(folder, 'torn/src/common'), { recursive: true });
  writeFileSync(join(folder, 'torn/src/main.lua'), '');
  expect(() => processSource('torn', folder)).toThrow('common');
});

it('keeps aos from collecting all garbage after every message, and leaves the collector running', async () => {
  const kept = await live.evaluateLua(`
    CollectGarbage('stop')
    local garbage = setmetatable({ {} }, { __mode = 'v' })
    collectgarbage()
    local before = garbage[1] ~= nil
    CollectGarbage('collect')
    CollectGarbage('restart')
    return tostring(before) .. ' ' .. tostring(garbage[1] ~= nil) .. ' ' .. tostring(collectgarbage('isrunning'))`);
  expect(kept).toBe('true false true');
  const heap = async () => Number(await live.evaluateLua("return collectgarbage('count')"));
  const before = await heap();
  for (let turn = 0; turn < 40; turn += 1) {
    await live.evaluateLua('local garbage = {} for index = 1, 10000 do garbage[index] = { index } end');
  }
  expect(await heap()).toBeLessThan(before + 10_000);
});

describe('an evaluation', () => {
  /** An `Eval` that adds a ball; its number is later than that of each evaluation of the test run. */
  const evaluation = (sequence: string | undefined, from = owner): Letter => ({
    from,
    action: 'Eval',
    data: 'BoxState.balls.total = BoxState.balls.total + 1',
    at: 100_000,
    block: 1,
    tags: sequence === undefined ? [] : [{ name: 'Sequence', value: sequence }],
  });
  const balls = () => live.evaluateLua('return BoxState.balls.total');

  it('is done once, whoever posts it again, and none without a larger number than the latest', async () => {
    const latest = nextEvaluation();
    const message = evaluation(String(latest));
    expect((await live.evaluate(message)).Error).toBeUndefined();
    for (const [sent, code] of [
      [message, `rr:message.repeated ${latest}`],
      [evaluation(String(latest - 1)), `rr:message.repeated ${latest}`],
      [evaluation(undefined), 'rr:message.malformed'],
      [evaluation('1e400'), 'rr:message.malformed'],
      [evaluation('a'), 'rr:message.malformed'],
    ] as const)
      expect((await live.evaluate(sent)).Error).toContain(code);
    expect(await balls()).toBe('1');
  });

  it('of somebody else is none, and leaves the number of the owner as it was', async () => {
    const stranger = evaluation(String(nextEvaluation() + 3_600_000), addressOf('Ann'));
    expect((await live.evaluate(stranger)).Error).toContain('rr:message.unknown-action');
    expect(await balls()).toBe('0');
    expect((await live.evaluate(evaluation(String(nextEvaluation())))).Error).toBeUndefined();
    expect(await balls()).toBe('1');
  });

  it('is none by the spawn of a process that has its code, which boots no more', async () => {
    const { data } = evaluation(undefined);
    const tags = [{ name: 'Type', value: 'Process' }];
    const spawn = { ...letter(data), from: owner, action: 'Boot', tags };
    expect((await live.evaluate(spawn)).Error).toContain('rr:message.unknown-action');
    expect(await balls()).toBe('0');
  });
});
