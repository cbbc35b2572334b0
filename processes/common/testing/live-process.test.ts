import * as v from 'valibot';
import { addressOf } from './addresses';
import { LiveProcess } from './live-process';

const source = `
  State = State or {}
  Handlers.append('any', function() return true end, function(msg)
    ao.send({ Target = msg.From, Action = msg.Action, Data = '{"count":1,"more":2}' })
  end)`;
const count = v.object({ count: v.number() });

let live: LiveProcess;
beforeAll(async () => {
  const replies = { Whole: v.object({ count: v.number(), more: v.number() }), Part: count, Text: v.string() };
  live = await LiveProcess.start({ source, state: 'State', replies });
});
afterAll(() => live.stop());

describe('a reply of a process under test', () => {
  const send = (action: string) => live.send({ from: addressOf('ann'), action, at: 1, block: 1 });

  it('passes when its schema describes all of it', async () => {
    expect(await send('Whole')).toMatchObject({ ok: true, data: { count: 1, more: 2 } });
  });

  it.each([
    ['Part', 'The reply Part has more than its schema: {"count":1,"more":2}'],
    ['Text', 'The reply Text: '],
    ['Unheard', 'The client has no schema of the reply Unheard'],
  ])('%s fails with %j', async (action, problem) => {
    await expect(send(action)).rejects.toThrow(problem);
  });
});

describe('a refused message without rollback', () => {
  beforeEach(async () => {
    await live.evaluateLua(`State = { list = { 1, 2 }, box = { size = 1 } }
      Handlers.prepend('change', 'Change', function(msg)
        load(msg.Data)()
        error('rr:box.full')
      end)`);
  });

  it.each([
    ['', false],
    ['State = { box = { size = 1 }, list = { 1, 2 } }', false],
    ['State.box.size = 2', true],
    ['State.box.size = 1.0', true],
    ["State.box.size = '1'", true],
    ['State.box.color = false', true],
    ['State.list[2] = nil', true],
    ['State.box = nil', true],
    ['State.box = 1', true],
    ['ao.reference = ao.reference + 1', true],
  ])('that runs %j has changed the state: %j', async (data, changed) => {
    const letter = { from: addressOf('ann'), action: 'Change', data, at: 1, block: 1 };
    expect(await live.handleWithoutRollback(letter)).toMatchObject({
      outcome: { ok: false, code: 'box.full' },
      changed,
    });
  });
});
