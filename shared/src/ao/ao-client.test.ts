import type { ProcessId, TxId } from '../arweave';
import { fromBase64Url, parseDataItem } from '../arweave';
import type { AoUnit } from '../network';
import { createAoClient } from './ao-client';
import { recordedExchange, recordedNode, recordedNodeUrl } from './hyperbeam/testing/recorded-node';

const node: AoUnit = { mode: 'hyperbeam', node: recordedNodeUrl };
const legacy: AoUnit = { mode: 'legacy', mu: 'https://mu.test/', cu: 'https://cu.test' };
const onNode = 'MA1_IVjy9Vx8tDrXYXNNZxRFQmuKcGuiHmeWqM409Vk' as ProcessId;
const elsewhere = 'p'.repeat(43) as ProcessId;

const scheduled = recordedExchange('14-own-signer.jsonl:2');
const spawned = recordedExchange('14-own-signer.jsonl:1');
const dryRun = recordedExchange('14-own-signer.jsonl:4');
const info = { tags: [{ name: 'Action', value: 'Info' }] };

beforeEach(() => sessionStorage.clear());

/** A network of the recorded node and of legacy units that take everything; notes the host of each request. */
function networkOf(ao: AoUnit, units?: Record<string, AoUnit>) {
  const hosts: string[] = [];
  const recorded = recordedNode([scheduled, dryRun]);
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { host } = new URL(String(url));
    hosts.push(host);
    if (host === 'node.test') return recorded.fetch(url, init);
    if (host === 'cu.test') return new Response('{"Messages":[]}');
    const { id } = await parseDataItem(new Uint8Array(await new Request(url, init).arrayBuffer()));
    return new Response(JSON.stringify({ id }));
  };
  return { ao: createAoClient({ ao, ...(units && { units }) }, { fetch, pauseMs: 1 }), hosts, recorded };
}

const signerOf = ({ bodyBytes = '' }) => ({ signDataItem: async () => fromBase64Url(bodyBytes) });

async function messageOf({ bodyBytes = '' }) {
  const { target, tags, data } = await parseDataItem(fromBase64Url(bodyBytes));
  return { process: target as ProcessId, tags: tags.slice(3), data: new TextDecoder().decode(data) };
}

it.each([
  ['the legacy units of a network that names nothing else', legacy, undefined, ['cu.test', 'cu.test']],
  ['the node of a network', node, undefined, ['node.test', 'node.test']],
  ['each its own unit', legacy, { [onNode]: node }, ['node.test', 'cu.test']],
  ['the unit of the network but for one process', node, { [elsewhere]: legacy }, ['node.test', 'cu.test']],
] as const)('processes are read at %s', async (_, unit, units, expected) => {
  const { ao, hosts } = networkOf(unit, units);
  await ao.read({ process: onNode, ...info });
  await ao.read({ process: elsewhere, ...info }).catch(() => undefined);
  expect(hosts).toEqual(expected);
});

it('a message is signed for, posted to and asked for at the unit of its process', async () => {
  const { ao, hosts, recorded } = networkOf(legacy, { [onNode]: node });
  const signed = await ao.sign(await messageOf(scheduled), signerOf(scheduled));
  await ao.post(signed);
  expect(hosts).toEqual(['node.test']);
  expect(recorded.asked).toEqual([`POST ${scheduled.path}`]);
  expect(await ao.known(elsewhere, 'm'.repeat(43) as TxId)).toEqual({ Messages: [] });
  expect(await ao.result(elsewhere, 'm'.repeat(43) as TxId)).toEqual({ Messages: [] });
  expect(hosts.slice(1)).toEqual(['cu.test', 'cu.test']);
});

it('a new process is made at the unit of the network', async () => {
  const { ao, hosts } = networkOf(legacy, { [onNode]: node });
  const { tags, data } = await parseDataItem(fromBase64Url(spawned.bodyBytes ?? ''));
  await ao.post(await ao.sign({ tags, data: new TextDecoder().decode(data) }, signerOf(spawned)));
  expect(hosts).toEqual(['mu.test']);
});
