import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ShownMessage } from '@rainbow-rabbit/processes/ledger/client';
import {
  createDataItem,
  generateKeyfile,
  keySigner,
  ownerAddress,
  parseDataItem,
  type Tag,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { addressOf } from '../../processes/common/testing/addresses';
import { readEventLog } from './read-log';
import { recomputeWinner } from './recompute-winner';

const event = addressOf('event');
const tagsOf = (values: Record<string, string>): Tag[] =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** A player who signs messages as a wallet does. */
async function newPlayer() {
  const signer = await keySigner(await generateKeyfile());
  return {
    address: await ownerAddress(signer.owner),
    /** Signs a message, and shows it as a scheduler unit does. */
    sign: async (action: string, data: string | Uint8Array, target = event): Promise<ShownMessage> => {
      const input = { data, target, tags: tagsOf({ Action: action }), anchor: 'a'.repeat(32) };
      const { bytes } = await createDataItem(input, signer);
      const item = await parseDataItem(bytes);
      const text = (part: Uint8Array) => Buffer.from(part).toString('utf8');
      return {
        id: item.id,
        owner: { address: item.address, key: toBase64Url(item.owner) },
        target: item.target,
        tags: [...item.tags],
        anchor: text(item.anchor),
        data: text(item.data),
        signature: toBase64Url(item.signature),
      };
    },
  };
}

const answers = new Map<string, unknown>();
let server: Server;
let url: URL;
let anna: Awaited<ReturnType<typeof newPlayer>>;
let ben: Awaited<ReturnType<typeof newPlayer>>;

beforeAll(async () => {
  server = createServer(({ url: path = '' }, response) => {
    const answer = answers.get(path);
    response.statusCode = answer === undefined ? 404 : 200;
    response.end(answer instanceof Uint8Array ? answer : JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  [anna, ben] = await Promise.all([newPlayer(), newPlayer()]);
});
beforeEach(() => answers.clear());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const units = () => ({ su: new URL('su/', url), cu: new URL('cu/', url), gateway: url });

/** Serves a log of messages after the spawn, two to a page, each with its result. */
async function serve(...log: { message: ShownMessage; result?: object }[]): Promise<void> {
  const spawn = { message: await anna.sign('Process', '', ''), result: {} };
  const all = [spawn, ...log];
  for (let from = 0; from < all.length; from += 2) {
    const edges = all.slice(from, from + 2).map(({ message }, index) => ({
      cursor: String(from + index),
      node: {
        message,
        assignment: { tags: tagsOf({ Timestamp: String(1000 + from + index), 'Block-Height': '7' }) },
      },
    }));
    answers.set(`/su/${event}?from=${from}`, { page_info: { has_next_page: from + 2 < all.length }, edges });
  }
  for (const { message, result } of log)
    answers.set(`/cu/result/${message.id}?process-id=${event}`, result ?? settled(message));
}

const settled = ({ owner }: ShownMessage) => ({
  Messages: [{ Target: owner.address, Data: '{"done":true}' }],
});

it('the log of an event has each message after its spawn, with the reply to its sender', async () => {
  const [loaded, scanned, refused] = [
    await anna.sign('Eval', 'Lua'),
    await anna.sign('Scan', '{"slot":5}'),
    await ben.sign('Scan', 'rubbish'),
  ] as const;
  const reply = {
    Messages: [
      { Target: ben.address, Data: '{"other":1}' },
      { Target: anna.address, Data: '{"complete":true}' },
    ],
  };
  await serve(
    { message: loaded, result: { Messages: [] } },
    { message: scanned, result: reply },
    { message: refused, result: { Error: 'rr:scan.malformed' } },
  );
  const byAnna = { from: anna.address, block: 7 };
  expect(await readEventLog(units(), event)).toEqual({
    process: event,
    entries: [
      { ...byAnna, id: loaded.id, action: 'Eval', data: {}, time: 1001, reply: {} },
      { ...byAnna, id: scanned.id, action: 'Scan', data: { slot: 5 }, time: 1002, reply: { complete: true } },
      { from: ben.address, block: 7, id: refused.id, action: 'Scan', data: {}, time: 1003 },
    ],
  });
});

it('a unit that does not know the event ends the reading', async () => {
  await expect(readEventLog(units(), addressOf('another'))).rejects.toThrow('answered with status 404');
});

const changed = (text: string) => `${text.slice(0, 100)}${text[100] === 'A' ? 'B' : 'A'}${text.slice(101)}`;
const forgeries: [string, (signed: ShownMessage) => ShownMessage | Promise<ShownMessage>, string][] = [
  ['other data', (signed) => ({ ...signed, data: '{"a":2}' }), 'signature is not that of its sender'],
  [
    'another anchor',
    (signed) => ({ ...signed, anchor: 'b'.repeat(32) }),
    'signature is not that of its sender',
  ],
  ['no anchor', (signed) => ({ ...signed, anchor: '' }), 'signature is not that of its sender'],
  [
    'another action',
    (signed) => ({ ...signed, tags: tagsOf({ Action: 'Reveal' }) }),
    'signature is not that of',
  ],
  [
    'a further tag',
    (signed) => ({ ...signed, tags: [...signed.tags, ...tagsOf({ A: 'b' })] }),
    'signature is not',
  ],
  [
    'a changed signature',
    (signed) => ({ ...signed, signature: changed(signed.signature) }),
    'id is not the hash',
  ],
  ['another id', (signed) => ({ ...signed, id: addressOf('id') }), 'id is not the hash'],
  [
    'half a signature',
    (signed) => ({ ...signed, signature: signed.signature.slice(0, 300) }),
    'no signed data item',
  ],
  [
    'the address of another player',
    (signed) => ({ ...signed, owner: { ...signed.owner, address: ben.address } }),
    'key is not that of its sender',
  ],
  [
    'the signature of another player',
    async (signed) => ({ ...(await ben.sign('Settle', '{"a":1}')), owner: signed.owner }),
    'signature is not that of its sender',
  ],
  [
    'another target',
    () => anna.sign('Settle', '{"a":1}', addressOf('another')),
    'signed for another process',
  ],
];

it.each(forgeries)('a message with %s is found, and counts for nothing', async (_, forge, reason) => {
  const [signed, forged] = [
    await ben.sign('Settle', '{}'),
    await forge(await anna.sign('Settle', '{"a":1}')),
  ];
  await serve({ message: signed }, { message: forged });
  const log = await readEventLog(units(), event);
  expect(log.entries.map(({ forgery = 'none' }) => forgery)).toEqual([
    'none',
    expect.stringContaining(reason),
  ]);
  expect(recomputeWinner(log).contradictions).toEqual([
    expect.stringContaining('Message 1: a message was taken'),
  ]);
  answers.set(`/cu/result/${forged.id}?process-id=${event}`, { Error: 'rr:message.malformed' });
  expect(recomputeWinner(await readEventLog(units(), event)).contradictions).toEqual([]);
});

it('a message that is twice in the log counts once', async () => {
  const message = await anna.sign('Settle', '{}');
  await serve({ message }, { message });
  const log = await readEventLog(units(), event);
  expect(log.entries.map(({ forgery }) => forgery)).toEqual([undefined, 'it is in the log already']);
});

it('a message of bytes that are no text is verified as its gateway has it', async () => {
  const data = Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]);
  const message = await anna.sign('Settle', data);
  await serve({ message });
  const anchor = Buffer.from(message.anchor).toString('base64url');
  answers.set(`/tx/${message.id}`, { last_tx: anchor });
  answers.set(`/raw/${message.id}`, data);
  expect((await readEventLog(units(), event)).entries[0]?.forgery).toBeUndefined();
  const { su, cu } = units();
  expect((await readEventLog({ su, cu }, event)).entries[0]?.forgery).toContain('signature is not');
});
