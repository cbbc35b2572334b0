import { type AoResult, createAoClient } from '@rainbow-rabbit/shared/ao';
import { fromBase64Url, type ProcessId, parseDataItem } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  madeListing,
  type NodeExchange,
  recordedExchange,
  recordedNode,
  recordedNodeUrl,
} from '@rainbow-rabbit/shared/testing';
import { type DeliveryState, deliver } from './deliver';
import { memoryOutbox, type Outbox } from './outbox';

const process = 'MA1_IVjy9Vx8tDrXYXNNZxRFQmuKcGuiHmeWqM409Vk' as ProcessId;
const scheduled = recordedExchange('14-own-signer.jsonl:2');
const computed = recordedExchange('14-own-signer.jsonl:3');
const bytes = fromBase64Url(scheduled.bodyBytes ?? '');
const end = (slot: number): NodeExchange => ({
  method: 'GET',
  path: `/${process}~process@1.0/slot/current`,
  status: 200,
  reply: String(slot),
});

let outbox: Outbox;
let signatures: number;
beforeEach(() => {
  outbox = memoryOutbox();
  signatures = 0;
});

const signDataItem = async () => {
  signatures += 1;
  return bytes;
};

/** Makes one attempt at the recorded message by a client of its own, as in another tab. */
async function attempt(exchanges: readonly NodeExchange[], loses: (url: string) => boolean = () => false) {
  const node = recordedNode(exchanges);
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const response = await node.fetch(url, init);
    if (loses(String(url))) throw new TypeError('the connection is gone');
    return response;
  };
  const ao = createAoClient({ ao: { mode: 'hyperbeam', node: recordedNodeUrl } }, { fetch, pauseMs: 1 });
  const { tags, data } = await parseDataItem(bytes);
  const message = { process, tags: tags.slice(3), data: new TextDecoder().decode(data) };
  const states: DeliveryState['status'][] = [];
  const judge = ({ Output }: AoResult) => Output;
  const outcome = await deliver({
    ao,
    message,
    judge,
    name: 'one',
    outbox,
    signer: { signDataItem },
    onState: ({ status }) => states.push(status),
  }).catch((error: unknown) => (error instanceof AppError ? error.code : error));
  return { outcome, states, node };
}

const placed = async () => {
  const { id, address } = await parseDataItem(bytes);
  return [{ slot: 1, id, sender: address }];
};
const answer = { data: `own signer, ${process}` };

it('brings a message to a process on a HyperBEAM node, by the recorded exchanges', async () => {
  const { outcome, states, node } = await attempt([
    scheduled,
    computed,
    madeListing(process, [1, 1], await placed()),
  ]);
  expect(outcome).toMatchObject(answer);
  expect(states).toEqual(['asking', 'signed', 'posted', 'answered']);
  expect(node.refused).toEqual([]);
});

it('finds a message whose receipt was lost in the schedule, and posts nothing again', async () => {
  const lost = await attempt([scheduled], (url) => url.endsWith('/schedule/slot'));
  expect([lost.outcome, lost.states.at(-1)]).toEqual(['ao.unreachable', 'unknown']);
  const list = madeListing(process, [0, 1], await placed());
  const again = await attempt([end(1), list, computed]);
  expect(again.outcome).toMatchObject(answer);
  expect(again.node.refused).toEqual([]);
  expect(signatures).toBe(1);
});

it('posts the same bytes once more when the schedule does not have them', async () => {
  await attempt([scheduled], (url) => url.endsWith('/schedule/slot'));
  const list = madeListing(process, [0, 0], []);
  const one = madeListing(process, [1, 1], await placed());
  const again = await attempt([end(0), list, scheduled, computed, one]);
  expect(again.outcome).toMatchObject(answer);
  expect(again.node.asked.filter((asked) => asked.startsWith('POST'))).toHaveLength(1);
  expect(signatures).toBe(1);
});
