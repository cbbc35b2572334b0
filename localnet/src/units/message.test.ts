import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { Actor } from '../players/actor';
import type { LocalnetOptions } from '../start-localnet';
import { eventually } from '../testing/eventually';
import { post, signedItem, startTestNetwork, testActor, toTags } from '../testing/network-under-test';

const recorder = `
  Log = Log or {}
  local json = require('json')
  Handlers.add('Note', 'Note', function(msg)
    table.insert(Log, { from = msg.From, owner = msg.Owner, text = msg.Data, at = msg.Timestamp })
  end)
  Handlers.add('Log', 'Log', function(msg) msg.reply({ Action = 'Log', Data = json.encode(Log) }) end)
`;

interface Note {
  from: string;
  owner: string;
  text: string;
  at: number;
}

describe('the message unit', () => {
  let network: Awaited<ReturnType<typeof startTestNetwork>>;
  let owner: Actor;
  let reader: Actor;

  async function open(options: LocalnetOptions = {}): Promise<void> {
    network = await startTestNetwork(options);
    owner = await testActor(network.url, 'owner');
    reader = await testActor(network.url, 'someone');
  }
  beforeAll(() => open());

  async function spawn(code: string, by = owner): Promise<ProcessId> {
    const { id } = await ensureAosModule();
    const process = await by.spawn(toTags({ Module: id, Authority: network.authority, Name: 'test' }));
    await by.evaluate(process, code);
    return process;
  }

  const notes = async (process: ProcessId) => (await reader.ask(process, 'Log')) as Note[];
  const note = (process: string, text: string, tags = {}) =>
    signedItem('someone', { target: process, tags: { Action: 'Note', ...tags }, data: text });
  const resultOf = async (process: string, message: string) => {
    const response = await fetch(`${network.url}cu/result/${message}?process-id=${process}`);
    return (await response.json()) as { Error?: string };
  };

  it('takes the same item any number of times, also at once, and evaluates it once', async () => {
    const process = await spawn(recorder);
    const { id, bytes } = await note(process, 'once');
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(network.url, 'mu', bytes)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect((await post(network.url, 'mu', bytes)).json).toMatchObject({ id });
    await resultOf(process, id);
    expect(await notes(process)).toHaveLength(1);
  });

  it('refuses an item that was changed after it was signed, also after valid ones', async () => {
    const process = await spawn(recorder);
    const { id, bytes } = await note(process, 'honest');
    const forged = Uint8Array.from(bytes);
    forged[forged.length - 1] = 0x21;
    expect(await post(network.url, 'mu', forged)).toMatchObject({
      status: 400,
      json: { error: 'data-item.signature-invalid' },
    });
    expect((await post(network.url, 'mu', bytes)).status).toBe(202);
    expect((await post(network.url, 'mu', forged)).status).toBe(400);
    await resultOf(process, id);
    expect((await notes(process)).map(({ text }) => text)).toEqual(['honest']);
  });

  it.each([
    ['is no data item', () => Promise.resolve({ bytes: Buffer.from('hello') }), 400],
    ['is for no process', () => note('x'.repeat(43), 'hi'), 404],
    ['is not for AO', () => signedItem('someone', { tags: { 'Data-Protocol': 'other' } }), 400],
    ['is of no known type', () => signedItem('someone', { type: 'Assignment' }), 400],
    [
      'spawns on an unknown module',
      () => signedItem('someone', { type: 'Process', tags: { Module: 'x' } }),
      400,
    ],
  ])('refuses what %s, with a reason', async (_, item, status) => {
    const answer = await post(network.url, 'mu', (await item()).bytes);
    expect(answer).toMatchObject({
      status,
      json: { error: expect.any(String), message: expect.any(String) },
    });
  });

  it.each([
    ['letters', 'x'.repeat(600_000)],
    ['what JSON writes longer', '"'.repeat(300_000)],
  ])('refuses a message of too many %s before the process sees it', async (_, data) => {
    const process = await spawn(recorder);
    const tooLarge = { status: 413, json: { error: 'message.too-large' } };
    expect(await post(network.url, 'mu', (await note(process, data)).bytes)).toMatchObject(tooLarge);
    const question = JSON.stringify({ Data: data, Tags: [] });
    expect(await post(network.url, `cu/dry-run?process-id=${process}`, question)).toMatchObject(tooLarge);
    expect(await notes(process)).toEqual([]);
  });

  it('reads a message of some megabytes to its end, so that its sender learns why it is refused', async () => {
    const { bytes } = await note('x'.repeat(43), 'x'.repeat(4_000_000));
    expect(await post(network.url, 'mu', bytes)).toMatchObject({
      status: 413,
      json: { error: 'message.too-large' },
    });
  });

  it('sends no message of a process that is too large, and the next one', async () => {
    const listener = await spawn(recorder);
    await spawn(`
      for i = 1, 2 do Send({ Target = '${listener}', Action = 'Note', Data = string.rep('x', 600000 * (2 - i)) .. i }) end`);
    await eventually(async () => expect(await notes(listener)).toMatchObject([{ text: '2' }]));
  });

  it('counts a result that is too large as a failure', async () => {
    const process = await spawn(recorder);
    const code = `Log = { 1 }; Send({ Target = 'x', Data = string.rep('x', 3000000) })`;
    await expect(owner.evaluate(process, code)).rejects.toMatchObject({
      cause: expect.stringContaining('more than 2097152 characters'),
    });
    expect(await notes(process)).toEqual([]);
  });

  it('lets no sender speak for a process by tags', async () => {
    const process = await spawn(recorder);
    const { id, bytes } = await note(process, 'I am your owner', { 'From-Process': owner.address });
    await post(network.url, 'mu', bytes);
    await resultOf(process, id);
    const [entry] = await notes(process);
    expect(entry?.from).toBe(entry?.owner);
    expect(entry?.from).not.toBe(owner.address);
  });

  it('carries what one process says to another, in order and in its name', async () => {
    const listener = await spawn(recorder);
    const speaker = await spawn(`
      for i = 1, 5 do Send({ Target = '${listener}', Action = 'Note', Data = 'word ' .. i }) end`);
    await eventually(async () => expect(await notes(listener)).toHaveLength(5));
    const heard = await notes(listener);
    expect(heard.map(({ text }) => text)).toEqual([1, 2, 3, 4, 5].map((i) => `word ${i}`));
    expect(new Set(heard.map(({ from }) => from))).toEqual(new Set([speaker]));
    expect(new Set(heard.map(({ owner: signer }) => signer))).toEqual(new Set([network.authority]));
  });

  it('ends a conversation between processes that would go on for ever', async () => {
    const code = `Turns = 0
      local json = require('json')
      Handlers.add('Ball', 'Ball', function(msg)
        Turns = Turns + 1
        Send({ Target = Other or msg.From, Action = 'Ball' })
        Send({ Target = Other or msg.From, Action = 'Ball' })
      end)
      Handlers.add('Turns', 'Turns', function(msg) msg.reply({ Action = 'Turns', Data = json.encode(Turns) }) end)`;
    const one = await spawn(code);
    const two = await spawn(code);
    await owner.evaluate(one, `Send({ Target = '${two}', Action = 'Ball' })`);
    const turns = async () => Number(await reader.ask(one, 'Turns')) + Number(await reader.ask(two, 'Turns'));
    await eventually(async () => expect(await turns()).toBe(500));
    await owner.evaluate(one, 'return 1');
    expect(await turns()).toBe(500);
  });

  it('spawns a process for a process and notifies it', async () => {
    const { id } = await ensureAosModule();
    const parent = await spawn(`
      local json = require('json')
      Handlers.add('Child', 'Spawned', function(msg) Child = msg.Tags.Process end)
      Handlers.add('Name', 'Name', function(msg) msg.reply({ Action = 'Name', Data = json.encode(Child) }) end)
      Spawn('${id}', { Name = 'child' })`);
    let child: unknown;
    await eventually(async () => {
      child = await reader.ask(parent, 'Name');
      expect(child).toMatch(/^[\w-]{43}$/);
    });
    const { json } = await post(network.url, 'graphql', childQuery(String(child)));
    expect(JSON.stringify(json)).toContain(parent);
  });

  it('reported no failure in all this', () => {
    expect(network.reports).toEqual([]);
  });

  describe('with little time for an evaluation', () => {
    let limitMs = 60_000;
    beforeAll(() => open({ evaluationLimitMs: () => limitMs }));

    it('cuts off an endless loop while another process goes on, and then goes on with the first', async () => {
      const [looping, other] = [await spawn(recorder), await spawn(recorder)];
      limitMs = 1500;
      const loop = owner.evaluate(looping, 'Log = nil; while true do end');
      const [{ id, bytes }, elsewhere] = [await note(looping, 'after'), await note(other, 'elsewhere')];
      await Promise.all([post(network.url, 'mu', bytes), post(network.url, 'mu', elsewhere.bytes)]);
      await resultOf(other, elsewhere.id);
      expect(await notes(other)).toHaveLength(1);
      await expect(loop).rejects.toMatchObject({
        code: 'ao.process-failed',
        cause: expect.stringContaining('took longer than 1500 ms'),
      });
      expect((await resultOf(looping, id)).Error).toBeUndefined();
      expect(await notes(looping)).toHaveLength(1);
      expect(network.reports).toEqual([]);
    });
  });
});

function childQuery(id: string): string {
  const query = 'query ($ids: [ID!]!) { transactions(ids: $ids) { edges { node { tags { name value } } } } }';
  return JSON.stringify({ query, variables: { ids: [id] } });
}
