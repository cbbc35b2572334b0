import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import { seededRandom } from '@rainbow-rabbit/shared/testing';
import type { Actor } from '../players/actor';
import { signedItem, startTestNetwork, testActor, toTags } from '../testing/network-under-test';
import { temporaryFolder } from '../testing/temporary-folder';

let network: Awaited<ReturnType<typeof startTestNetwork>>;
let owner: Actor;

beforeAll(async () => {
  network = await startTestNetwork({ ao: 'hyperbeam' });
  owner = await testActor(network.url, 'owner');
});
const folder = temporaryFolder();

let places = 0;

const item = { 'content-type': 'application/ans104' };

async function ask(path: string, init?: RequestInit, { url } = network) {
  const response = await fetch(new URL(path, url), init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function spawn({ url, authority } = network): Promise<string> {
  const module = (await ensureAosModule()).id;
  const tags = { Module: module, Scheduler: authority, Authority: authority, Place: String(places++) };
  const { id, bytes } = await signedItem('owner', { type: 'Process', tags });
  const spawned = await ask(
    '~scheduler@1.0/schedule',
    { method: 'POST', headers: item, body: Buffer.from(bytes) },
    { ...network, url },
  );
  expect(spawned.headers.get('process')).toBe(id);
  return id;
}

async function send(process: string, operation: string, data: string, to = network) {
  const { id, bytes } = await signedItem('owner', { target: process, tags: { Action: 'Eval' }, data });
  const init = { method: 'POST', headers: item, body: Buffer.from(bytes) };
  return { id, bytes, ...(await ask(`${process}~process@1.0/${operation}`, init, to)) };
}

const read = async (process: string, path: string, to = network) =>
  (await ask(`${process}~process@1.0/${path}`, undefined, to)).text;

const notes = `Got = {}
  Handlers.add('Hello', 'Hello', function(msg)
    table.insert(Got, msg.From .. ' ' .. tostring(ao.isTrusted(msg)) .. ' ' .. tostring(msg.Tags['Pushed-For']) .. ' ' .. tostring(msg.Tags['Batchid']))
    Send({ device = 'patch@1.0', got = #Got })
  end)`;

describe('deliveries', () => {
  it('are made by push alone, again whenever anybody asks, in the form of nodes', async () => {
    const [from, to] = [await spawn(), await spawn()];
    await send(to, 'push', notes);
    const hello = `Send({ Target = '${to}', Action = 'Hello', batchId = '7' }) return 'sent'`;
    const { text: slot } = await send(from, 'schedule/slot', hello);
    expect(await read(to, 'slot/current')).toBe('1');
    const again = () => ask(`${from}~process@1.0/push&slot=${slot}`, { method: 'POST' });
    expect(await again()).toMatchObject({ status: 200, text: 'sent' });
    expect(await read(to, 'now/got')).toBe('1');
    await again();
    expect(await read(to, 'now/got')).toBe('2');
    expect((await send(from, 'push/1/resulted-in/slot', hello)).text).toBe('4');
    const { text } = await send(to, 'push', 'return table.concat(Got, "|")');
    expect(text).toBe(Array.from({ length: 3 }, () => `${from} true nil 7`).join('|'));
  });

  it('are not made of published state', async () => {
    const [from, to] = [await spawn(), await spawn()];
    await send(from, 'push', `Send({ Target = '${to}', device = 'patch@1.0', Status = 'open' })`);
    expect(await read(from, 'now/status')).toBe('open');
    expect(await read(to, 'slot/current')).toBe('0');
  });
});

it('a dry run has the sender 1234 and the time of the latest message, and sees its data', async () => {
  const process = await spawn();
  const code = `Handlers.add('Who', 'Who', function(msg)
    msg.reply({ Action = 'Who', Data = msg.From .. ' ' .. msg.Owner .. ' ' .. msg.Timestamp .. ' ' .. msg.Data .. ' ' .. (msg.Tags.Extra or '') })
  end)`;
  const { headers } = await send(process, 'schedule', code);
  const at = headers.get('timestamp');
  const place = `${process}~process@1.0/as=execution/compute`;
  const dataOf = ({ text }: { text: string }) => JSON.parse(text).Messages[0].Data;
  const inUrl = await ask(`${place}&Action=Who/results/json/body?data=a%20b&extra=x&Owner=me`);
  expect(dataOf(inUrl)).toBe(`1234 1234 ${at} a b x`);
  const body = JSON.stringify({ Action: 'Who', data: 'a b' });
  const typed = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  expect(dataOf(await ask(`${place}/results/json/body`, typed))).toBe(`1234 1234 ${at} a b `);
});

it('a message is read back byte for byte, with its tags as headers, and never as a page of the app', async () => {
  const process = await spawn();
  const script = '<script>1</script>';
  const tags = { Action: 'Note', 'Set-Cookie': 'a=b', Location: '/', 'Content-Security-Policy': 'x' };
  const { id, bytes } = await signedItem('owner', { target: process, tags, data: script });
  await ask(`${process}~process@1.0/schedule`, { method: 'POST', headers: item, body: Buffer.from(bytes) });
  const exact = await fetch(new URL(id, network.url), { headers: { accept: 'application/ans104' } });
  expect(Buffer.from(await exact.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  const plain = await ask(id);
  expect(plain.text).toBe(script);
  expect(plain.headers.get('action')).toBe('Note');
  expect(plain.headers.get('set-cookie')).toBeNull();
  expect(plain.headers.get('location')).toBeNull();
  expect(plain.headers.get('content-security-policy')).toBe('sandbox');
  expect((await ask(`${id}/data`)).text).toBe(script);
});

it('lists a schedule with both ends, and an item that came twice in both places', async () => {
  const process = await spawn();
  const { id, bytes } = await send(process, 'schedule', 'return 1');
  await ask(`${process}~process@1.0/schedule`, { method: 'POST', headers: item, body: Buffer.from(bytes) });
  const query = `target=${process}&from=1&to=2&accept=application/aos-2`;
  const { edges } = JSON.parse((await ask(`~scheduler@1.0/schedule?${query}`)).text);
  const seen = edges.map(({ cursor, node }: { cursor: number; node: { message: { Id: string } } }) => [
    cursor,
    node.message.Id,
  ]);
  expect(seen).toEqual([
    [1, id],
    [2, id],
  ]);
});

it('refuses more than it can hold, and pages of other hosts', async () => {
  const process = await spawn();
  const body = new Uint8Array(2 * 1024 ** 2);
  const place = `${process}~process@1.0/schedule`;
  expect((await ask(place, { method: 'POST', headers: item, body })).status).toBe(413);
  const foreign = { ...item, origin: 'https://example.org' };
  expect((await ask(place, { method: 'POST', headers: foreign, body: '' })).status).toBe(403);
});

it('noise is answered, and never as a failure of the network', async () => {
  const process = await spawn();
  const { upTo, pick } = seededRandom(20_261_126);
  const noise = () => Buffer.from(Array.from({ length: 1 + upTo(60) }, () => upTo(256)));
  const part = () => encodeURIComponent(noise().toString('latin1')).replaceAll('%00', '%ff');
  const steps = [
    'compute',
    'now',
    'push&slot',
    'schedule',
    'as=execution/compute',
    'slot',
    '__proto__',
    'results',
  ];
  for (let left = 150; left > 0; left--) {
    const path = `${pick([`${process}~process@1.0`, '~scheduler@1.0', '~meta@1.0', part()])}/${pick(steps)}${pick(['', '=', '/', '&'])}${part()}`;
    const method = pick(['GET', 'POST']);
    const types = ['application/ans104', 'application/json', 'text/plain', ''];
    const init = {
      method,
      headers: { 'content-type': pick(types) },
      ...(method === 'POST' && { body: noise() }),
    };
    const answer = await ask(path, init).catch(() => undefined);
    expect(answer?.text ?? '').not.toContain('network.failed');
  }
  expect(network.reports).toEqual([]);
  expect(await read(process, 'slot/current')).toBe('0');
});

it('network.json names the node', async () => {
  const { ao } = JSON.parse((await ask('network.json')).text);
  const { text: address } = await ask('~meta@1.0/info/address');
  expect(ao).toMatchObject({
    mode: 'hyperbeam',
    node: './',
    spawn: { scheduler: address, authority: address },
  });
});

it('the legacy units know its processes, and it knows theirs', async () => {
  const process = await owner.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await owner.evaluate(process, "Send({ device = 'patch@1.0', list = { 'a', { n = 2 } } })");
  expect(await read(process, 'now/list/1')).toBe('a');
  expect(await read(process, 'now/list/2/n')).toBe('2');
  await owner.evaluate(process, "Send({ device = 'patch@1.0', list = 'none' })");
  expect(await read(process, 'compute=1/list/2/n')).toBe('2');
  expect(await read(process, 'compute/list')).toBe('none');
});

it('a restart keeps places, results, published state, and the silence after a schedule', async () => {
  const data = folder();
  const first = await startTestNetwork({ ao: 'hyperbeam', data });
  const [process, other] = [await spawn(first), await spawn(first)];
  const twice = await send(
    process,
    'push',
    "N = (N or 0) + 1; Send({ device = 'patch@1.0', n = N }) return N",
    first,
  );
  const again = { method: 'POST', headers: item, body: Buffer.from(twice.bytes) };
  await ask(`${process}~process@1.0/push`, again, first);
  await send(process, 'schedule', `Send({ Target = '${other}', Action = 'Hello' })`, first);
  await read(process, 'now/at-slot', first);
  await first.stop();
  const second = await startTestNetwork({ ao: 'hyperbeam', data });
  expect(await read(process, 'compute=1/n', second)).toBe('1');
  expect(await read(process, 'now/n', second)).toBe('2');
  expect(await read(process, 'slot/current', second)).toBe('3');
  expect((await send(process, 'push', 'return N', second)).text).toBe('2');
  expect(await read(other, 'slot/current', second)).toBe('0');
  expect([...first.reports, ...second.reports]).toEqual([]);
});
