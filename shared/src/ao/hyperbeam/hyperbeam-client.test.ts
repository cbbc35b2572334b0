import type { ProcessId, TxId } from '../../arweave';
import { fromBase64Url, parseDataItem } from '../../arweave';
import { AppError } from '../../errors';
import type { AoMessage, AoSpawn } from '../types';
import { createHyperbeamAoClient } from './hyperbeam-client';
import { type KeptSlot, type KeptSlots, keptSlots } from './kept-slots';
import {
  madeListing,
  type NodeExchange,
  recordedExchange,
  recordedNode,
  recordedNodeUrl,
} from './testing/recorded-node';

const own = 'MA1_IVjy9Vx8tDrXYXNNZxRFQmuKcGuiHmeWqM409Vk' as ProcessId;
const rabbit = 'eHIdU4DkLDJqPDQ50DaMzRNaKdlf58gROzlC27hKFlY' as ProcessId;
const listed = 'F_HYrJ9SMP349tWkQrNkmHRannmCnFeR3WqiP6oUNXI' as ProcessId;
const nobody = 'A'.repeat(43) as ProcessId & TxId;
const other = 'B'.repeat(43) as TxId;
const sender = 'eP7Hy1FosEHLYQ5R2VTWbXurulPyYBpmQv17S74xIYM';
const idInList = 'NFCxpsTC5ChnT0WcvM_BdOAihD9THqPHsjcmhzNIVYA' as TxId;
const nothing = '{"Messages":[]}';

const spawned = recordedExchange('14-own-signer.jsonl:1');
const scheduled = recordedExchange('14-own-signer.jsonl:2');
const computed = recordedExchange('14-own-signer.jsonl:3');
const listing = recordedExchange('02-message-ans104.jsonl:54');

let posted: { id: TxId; item: string; message: AoMessage };
let spawn: { id: TxId; message: AoSpawn };
beforeAll(async () => {
  const bytes = fromBase64Url(scheduled.bodyBytes ?? '');
  const { id, tags, data } = await parseDataItem(bytes);
  const message = { process: own, tags: tags.slice(3), data: new TextDecoder().decode(data) };
  posted = { id, item: scheduled.bodyBytes ?? '', message };
  const made = await parseDataItem(fromBase64Url(spawned.bodyBytes ?? ''));
  spawn = { id: made.id, message: { tags: made.tags, data: new TextDecoder().decode(made.data) } };
});

beforeEach(() => sessionStorage.clear());

const refused: string[][] = [];
afterEach(() => {
  const all = refused.splice(0).flat();
  expect(all).toEqual([]);
});

/** A signer that returns what was signed when the exchange was recorded. */
const signerOf = ({ bodyBytes = '' }: NodeExchange) => ({
  signDataItem: async () => fromBase64Url(bodyBytes),
});

const get = (path: string, reply: string, status = 200): NodeExchange => ({
  method: 'GET',
  path,
  status,
  reply,
});

/** The listing of the slot that the recorded message has. The recordings have none of this process. */
const placed = (id: string = posted.id) => madeListing(own, [1, 1], [{ slot: 1, id, sender }]);

/** A schedule of a process, as it is searched from its end. */
const endOf = (process: string, slot: number) => get(`/${process}~process@1.0/slot/current`, String(slot));

const resultOf = (process: string, slot: number, reply = nothing) =>
  get(`/${process}~process@1.0/compute=${slot}/results/json/body`, reply);

const slotsOf = (slots: Record<string, KeptSlot>): KeptSlots => {
  const kept = new Map(Object.entries(slots));
  return {
    read: (id) => kept.get(id),
    write: (id, slot) => (slot ? kept.set(id, slot) : kept.delete(id)),
  };
};

function clientOf(exchanges: readonly NodeExchange[], slots?: KeptSlots) {
  const node = recordedNode(exchanges);
  refused.push(node.refused);
  const client = createHyperbeamAoClient({
    node: `${recordedNodeUrl}/`,
    fetch: node.fetch,
    pauseMs: 1,
    ...(slots && { slots }),
  });
  return { client, asked: node.asked };
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof AppError ? { code: error.code, ...error.params } : error),
  );

describe('sending', () => {
  it('posts as recorded, takes the slot, and reads the result at it', async () => {
    const { client, asked } = clientOf([scheduled, computed, placed()]);
    const signed = await client.sign(posted.message, signerOf(scheduled));
    expect(await client.post(signed)).toBe(posted.id);
    expect(asked).toEqual([`POST ${scheduled.path}`]);
    const result = await client.result(own, posted.id);
    expect(result.Output).toMatchObject({ data: `own signer, ${own}` });
    expect(asked.slice(1).sort()).toEqual([`GET ${computed.path}`, `GET ${placed().path}`].sort());
  });

  it('compares a message with its slot once', async () => {
    const { client, asked } = clientOf([scheduled, computed, placed()]);
    await client.post(await client.sign(posted.message, signerOf(scheduled)));
    await client.result(own, posted.id);
    await client.known(own, posted.id);
    expect(asked.filter((one) => one.includes('accept=application/aos-2'))).toHaveLength(1);
  });

  it('has no result of a slot at which the node shows another message', async () => {
    const { client } = clientOf([scheduled, computed, placed(other)]);
    await client.post(await client.sign(posted.message, signerOf(scheduled)));
    expect(await errorOf(client.result(own, posted.id))).toEqual({ code: 'ao.invalid-reply' });
  });

  it('posts nothing again whose slot it knows, also after a reload', async () => {
    const first = clientOf([scheduled]);
    const signed = await first.client.sign(posted.message, signerOf(scheduled));
    await first.client.post(signed);
    expect(await first.client.post(signed)).toBe(posted.id);
    const second = clientOf([]);
    expect(await second.client.post(signed)).toBe(posted.id);
    expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  });

  it('searches the schedule before it posts what may have been posted', async () => {
    const entries = [{ slot: 1, id: posted.id, sender }];
    const { client, asked } = clientOf([endOf(own, 1), madeListing(own, [0, 1], entries)]);
    expect(await client.post(posted)).toBe(posted.id);
    expect(asked.some((one) => one.startsWith('POST'))).toBe(false);
  });

  it('posts what the schedule does not have', async () => {
    const { client, asked } = clientOf([endOf(own, 0), madeListing(own, [0, 0], []), scheduled]);
    await client.post(posted);
    expect(asked.at(-1)).toBe(`POST ${scheduled.path}`);
  });

  it('makes a process as recorded, and takes the schedule for proof', async () => {
    const first = madeListing(own, [0, 0], [{ slot: 0, id: own, sender }]);
    const { client, asked } = clientOf([spawned, first]);
    const id = await client.post(await client.sign(spawn.message, signerOf(spawned)));
    expect(id).toBe(own);
    expect(asked).toEqual([`POST ${spawned.path}`, `GET ${first.path}`]);
  });

  it('does not make a process a second time', async () => {
    const { client, asked } = clientOf([
      { ...get(`/${own}`, ''), headers: { accept: 'application/ans104' } },
    ]);
    await client.post({ id: spawn.id, item: spawned.bodyBytes ?? '' });
    expect(asked).toEqual([`GET /${own}`]);
  });

  it('finds that a node has not made a process that it says nothing of', async () => {
    const foreign = recordedExchange('04-errors.jsonl:35');
    const unknown = recordedExchange('04-errors.jsonl:2');
    const first = { ...unknown, path: madeListing(own, [0, 0], []).path };
    const { client } = clientOf([{ ...spawned, reply: foreign.reply ?? '' }, first]);
    const signed = await client.sign(spawn.message, signerOf(spawned));
    expect(await errorOf(client.post(signed))).toEqual({ code: 'ao.invalid-reply' });
  });

  it.each([
    ['a refusal', '04-errors.jsonl:16', { code: 'ao.refused', status: 400 }],
    ['a failure', '04-errors.jsonl:2', { code: 'ao.unavailable', status: 500 }],
    ['an unknown path', '04-errors.jsonl:7', { code: 'ao.refused', status: 404 }],
    ['an answer that is no slot', '04-errors.jsonl:35', { code: 'ao.invalid-reply' }],
    ['a page', '14-own-signer.jsonl:1', { code: 'ao.invalid-reply' }],
  ])('reports %s', async (_, recording, error) => {
    const { status, reply = '' } = recordedExchange(recording);
    const { client, asked } = clientOf([{ ...scheduled, status, reply }]);
    const signed = await client.sign(posted.message, signerOf(scheduled));
    expect(await errorOf(client.post(signed))).toEqual(error);
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['a bad signature, whose failure no browser may read', new TypeError('Failed to fetch')],
    ['a failure that is no valid HTTP', new TypeError('Missing expected CR after header value')],
  ])('can not tell a node that is down from %s', async (_, failure) => {
    const client = createHyperbeamAoClient({ node: recordedNodeUrl, fetch: () => Promise.reject(failure) });
    const signed = await client.sign(posted.message, signerOf(scheduled));
    expect(await errorOf(client.post(signed))).toEqual({ code: 'ao.unreachable' });
  });

  it('waits for a silent node until its own deadline', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('end'))),
      );
    const client = createHyperbeamAoClient({ node: recordedNodeUrl, fetch: silent, timeoutMs: 20 });
    const signed = await client.sign(posted.message, signerOf(scheduled));
    expect(await errorOf(client.post(signed))).toEqual({ code: 'ao.timeout' });
  });
});

describe('a result', () => {
  it('is that of its slot, as recorded', async () => {
    const slots = slotsOf({ [other]: { slot: 20, node: recordedNodeUrl, sender, isDelivered: true } });
    const { client } = clientOf([recordedExchange('12-short-answers.jsonl:6')], slots);
    const { Messages } = (await client.known(rabbit, other)) ?? {};
    expect(JSON.parse(Messages?.[0]?.Data ?? '')).toMatchObject({ nickname: 'Ann', colour: 'green' });
  });

  it('is asked for again while the node has not got to its slot', async () => {
    const late = recordedExchange('12-short-answers.jsonl:7');
    const slots = slotsOf({ [other]: { slot: 21, node: recordedNodeUrl, sender, isDelivered: true } });
    const answers = [late, resultOf(rabbit, 21)];
    const client = createHyperbeamAoClient({
      node: recordedNodeUrl,
      slots,
      pauseMs: 1,
      fetch: (...asked) => recordedNode([answers.shift() ?? late]).fetch(...asked),
    });
    expect(await client.result(rabbit, other)).toEqual({ Messages: [] });
  });

  it('is given up after some failures, since an unknown process fails for ever', async () => {
    const { client, asked } = clientOf([recordedExchange('04-errors.jsonl:2')]);
    expect(await errorOf(client.result(nobody, other))).toEqual({ code: 'ao.unavailable', status: 500 });
    // each GET is repeated once
    expect(asked).toHaveLength(8);
  });

  it('of a message from another tab is found in the schedule', async () => {
    // asked for a part of what was recorded
    const { edges } = JSON.parse(listing.reply ?? '');
    const page = get(listing.path.replace('to=2', 'to=3'), JSON.stringify({ edges }));
    const { client, asked } = clientOf([
      recordedExchange('02-message-ans104.jsonl:4'),
      page,
      resultOf(listed, 1),
    ]);
    expect(await client.known(listed, idInList)).toEqual({ Messages: [] });
    expect(asked).toHaveLength(3);
    expect(keptSlots().read(idInList)).toEqual({ slot: 1, node: recordedNodeUrl, sender, isDelivered: true });
  });

  it('of a message that was scheduled twice is that of its first slot', async () => {
    const entries = [3, 30].map((slot) => ({ slot, id: other, sender }));
    const { client } = clientOf([
      endOf(rabbit, 30),
      madeListing(rabbit, [11, 30], entries),
      madeListing(rabbit, [0, 10], entries),
      resultOf(rabbit, 3),
    ]);
    expect(await client.known(rabbit, other)).toEqual({ Messages: [] });
  });

  it('is unknown for a message that the whole schedule does not have', async () => {
    const { client } = clientOf([endOf(rabbit, 2), madeListing(rabbit, [0, 2], [])]);
    expect(await client.known(rabbit, other)).toBeUndefined();
  });

  describe('of a message that may lie before the searched part', () => {
    const pages = [
      [981, 1000],
      [901, 980],
      [701, 900],
      [501, 700],
    ] as const;
    const search = [endOf(rabbit, 1000), ...pages.map((page) => madeListing(rabbit, page, []))];
    const accept = { accept: 'application/ans104' };

    it('is unknown if the node does not have the item, as recorded', async () => {
      const unknown = { ...recordedExchange('04-errors.jsonl:7'), headers: accept };
      const { client } = clientOf([...search, unknown]);
      expect(await client.known(rabbit, nobody)).toBeUndefined();
    });

    it('is an error of its own if it has, as recorded, so that nobody posts the item again', async () => {
      const { client, asked } = clientOf([...search, recordedExchange('02-message-ans104.jsonl:38')]);
      expect(await errorOf(client.known(rabbit, idInList))).toEqual({ code: 'ao.too-far-back' });
      expect(asked).toHaveLength(6);
    });
  });

  it.each([
    ['of another process', madeListing(own, [0, 2], [{ slot: 1, id: other, sender }]).reply],
    ['of other slots', madeListing(rabbit, [5, 5], [{ slot: 5, id: other, sender }]).reply],
    ['that is a page', '<!DOCTYPE html>'],
  ])('is not looked for in a list %s', async (_, reply = '') => {
    const list = { ...madeListing(rabbit, [0, 2], []), reply };
    const { client } = clientOf([endOf(rabbit, 2), list]);
    expect(await errorOf(client.known(rabbit, other))).toEqual({ code: 'ao.invalid-reply' });
  });
});

describe('the messages that a process sent', () => {
  const push = recordedExchange('18-checks.jsonl:6');
  const sendingTo = (target: string) =>
    resultOf(own, 7, JSON.stringify({ Messages: [{ Target: target, Tags: [] }] }));

  it('are passed on by the recorded push, once, before the result is returned', async () => {
    const slots = slotsOf({ [other]: { slot: 7, node: recordedNodeUrl, sender } });
    const { client, asked } = clientOf([sendingTo(rabbit), push], slots);
    await client.known(own, other);
    await client.known(own, other);
    expect(asked.filter((one) => one === `POST ${push.path}`)).toHaveLength(1);
    expect(asked[1]).toBe(`POST ${push.path}`);
  });

  it('need no push where all are replies to the sender', async () => {
    const slots = slotsOf({ [other]: { slot: 7, node: recordedNodeUrl, sender } });
    const { client, asked } = clientOf([sendingTo(sender)], slots);
    await client.known(own, other);
    expect(asked).toHaveLength(1);
  });

  it('are passed on by the next attempt if the push fails', async () => {
    const slots = slotsOf({ [other]: { slot: 7, node: recordedNodeUrl, sender } });
    const failing = { ...push, status: 500, reply: '' };
    const first = clientOf([sendingTo(rabbit), failing], slots);
    expect(await errorOf(first.client.known(own, other))).toMatchObject({ code: 'ao.unavailable' });
    const second = clientOf([sendingTo(rabbit), push], slots);
    await second.client.known(own, other);
    expect(second.asked).toContain(`POST ${push.path}`);
  });
});

describe('a read', () => {
  const ask = (process: ProcessId, action: string, data = '') => ({
    process,
    tags: [{ name: 'Action', value: action }],
    data,
  });

  it.each([
    ['14-own-signer.jsonl:4', ask(own, 'Info')],
    ['11-dryrun-and-reads.jsonl:3', ask(rabbit, 'Info')],
    [
      '11-dryrun-and-reads.jsonl:4',
      ask(rabbit, 'Me', '{"address":"EQBzmxb-m4W8K1lcs8YekEYgLB7j_AN2s97Lw2i1Tgo"}'),
    ],
  ])('is the recorded dry run %s', async (recording, message) => {
    const { client, asked } = clientOf([recordedExchange(recording)]);
    expect(await client.read(message)).toMatchObject({ Messages: expect.any(Array) });
    await client.read(message);
    expect(asked).toHaveLength(1);
  });

  it('goes by a GET as long as its URL passes a node', async () => {
    const long = recordedExchange('18-checks.jsonl:11');
    const longer = recordedExchange('18-checks.jsonl:12');
    const countOf = ({ path }: NodeExchange) => path.split('data=')[1]?.length ?? 0;
    // the recorded one is longer than the adapter makes its URLs, so that the node's address has room
    const data = 'x'.repeat(6800);
    expect(countOf(long)).toBeGreaterThan(data.length);
    const passing = { ...long, path: long.path.replace(/x+$/, data) };
    const asJson = recordedExchange('11-dryrun-and-reads.jsonl:5');
    const tooLong = 'x'.repeat(countOf(longer));
    const post = {
      ...asJson,
      path: asJson.path.replace(rabbit, own),
      body: JSON.stringify({ Action: 'Info', data: tooLong }),
    };
    const { client, asked } = clientOf([passing, post]);
    await client.read(ask(own, 'Info', data));
    await client.read(ask(own, 'Info', tooLong));
    expect(asked.map((one) => one.slice(0, 4))).toEqual(['GET ', 'POST']);
    expect(Object.keys(JSON.parse(asJson.body ?? ''))).toEqual(['Action', 'data']);
  });

  it('takes further tags into the query', async () => {
    const path = `/${own}~process@1.0/as=execution/compute&Action=Balance/results/json/body?Recipient=a%20%26%20b`;
    const { client } = clientOf([get(path, nothing)]);
    const tags = [
      { name: 'Action', value: 'Balance' },
      { name: 'Recipient', value: 'a & b' },
    ];
    expect(await client.read({ process: own, tags })).toEqual({ Messages: [] });
  });

  it('in the name of an address is refused before it is made', async () => {
    const { client, asked } = clientOf([]);
    expect(await errorOf(client.read({ ...ask(own, 'Me'), owner: sender }))).toEqual({
      code: 'ao.no-sender',
    });
    expect(asked).toEqual([]);
  });

  it('of a process that the node does not know fails', async () => {
    const { status, reply = '' } = recordedExchange('04-errors.jsonl:6');
    const path = `/${nobody}~process@1.0/as=execution/compute&Action=Info/results/json/body`;
    const { client } = clientOf([get(path, reply, status)]);
    expect(await errorOf(client.read(ask(nobody, 'Info')))).toEqual({ code: 'ao.unavailable', status: 500 });
  });
});
