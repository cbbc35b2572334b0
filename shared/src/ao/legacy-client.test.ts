import type { ProcessId, TxId } from '../arweave';
import { parseDataItem, toBase64Url } from '../arweave';
import { makeTestSigner, type TestSigner } from '../arweave/testing/signer';
import { AppError } from '../errors';
import {
  startTestServer,
  type TestReply,
  type TestRequest,
  type TestServer,
} from '../http/testing/test-server';
import { createLegacyAoClient, type LegacyAoClientOptions } from './legacy-client';
import type { AoClient, AoMessage, ItemSigner } from './types';

const process = toBase64Url(new Uint8Array(32).fill(3)) as ProcessId;
const message = toBase64Url(new Uint8Array(32).fill(4)) as TxId;
const scan = { process, tags: [{ name: 'Action', value: 'Scan' }], data: '{"rabbit":1}' };
const me = { process, tags: [{ name: 'Action', value: 'Me' }] };
const nothing = { Messages: [] };

let wallet: TestSigner;
let servers: TestServer[] = [];
beforeAll(async () => {
  wallet = await makeTestSigner();
});
afterEach(async () => {
  await Promise.all(servers.map(({ stop }) => stop()));
  servers = [];
});

async function startUnits(
  answer: (request: TestRequest) => TestReply | Promise<TestReply>,
  options: Partial<LegacyAoClientOptions> = {},
) {
  const server = await startTestServer(answer);
  servers.push(server);
  const client = createLegacyAoClient({
    mu: `${server.url}/mu`,
    cu: `${server.url}/cu/`,
    pauseMs: 1,
    ...options,
  });
  return { client, requests: server.requests, stop: server.stop };
}

/** Answers one after the other; the last one for good. */
const inTurn =
  (...replies: [TestReply, ...TestReply[]]) =>
  () =>
    (replies.length > 1 ? replies.shift() : undefined) ?? replies[0];

const acceptEverything = async ({ body }: TestRequest) => ({ body: { id: (await parseDataItem(body)).id } });

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof AppError ? { code: error.code, ...error.params } : error),
  );

/** Signs and posts a message. */
const send = async (client: AoClient, message: AoMessage, signer: ItemSigner, signal?: AbortSignal) =>
  client.post(await client.sign(message, signer, signal), signal);

describe('sending', () => {
  it('posts the signed message with the tags of the protocol', async () => {
    const { client, requests } = await startUnits(acceptEverything);
    const id = await send(client, scan, wallet);
    const item = await parseDataItem(requests[0]?.body);
    expect(item).toMatchObject({ id, target: process, address: wallet.address });
    expect(item.tags).toEqual([
      { name: 'Data-Protocol', value: 'ao' },
      { name: 'Variant', value: 'ao.TN.1' },
      { name: 'Type', value: 'Message' },
      { name: 'Action', value: 'Scan' },
    ]);
    expect(new TextDecoder().decode(item.data)).toBe(scan.data);
  });

  it('posts nothing that was not asked for', async () => {
    const { client, requests } = await startUnits(acceptEverything);
    const forger = { signDataItem: () => wallet.signDataItem({ data: 'all my money', target: process }) };
    expect(await errorOf(send(client, scan, forger))).toEqual({
      code: 'data-item.not-what-was-asked',
      part: 'data',
    });
    expect(requests).toHaveLength(0);
  });

  it('passes a refusal of the wallet on', async () => {
    const { client, requests } = await startUnits(acceptEverything);
    const declining = { signDataItem: () => Promise.reject(new AppError('wallet.declined')) };
    expect(await errorOf(send(client, scan, declining))).toEqual({ code: 'wallet.declined' });
    expect(requests).toHaveLength(0);
  });

  it.each([
    [
      { status: 400, body: 'bad' },
      { code: 'ao.refused', status: 400 },
    ],
    [{ status: 429 }, { code: 'ao.rate-limited', status: 429 }],
    [{ status: 502 }, { code: 'ao.unavailable', status: 502 }],
    [{ body: 'ok' }, { code: 'ao.invalid-reply' }],
    [{ body: { id: 'another' } }, { code: 'ao.invalid-reply' }],
    [{ isSilent: true }, { code: 'ao.timeout' }],
  ])('that is answered with %j fails with %j, after one try', async (reply, error) => {
    const { client, requests } = await startUnits(
      () => reply,
      'isSilent' in reply ? { timeoutMs: 2000 } : {},
    );
    expect(await errorOf(send(client, scan, wallet))).toEqual(error);
    expect(requests).toHaveLength(1);
  });

  it('reports that there is no server', async () => {
    const { client, stop } = await startUnits(acceptEverything);
    await stop();
    expect(await errorOf(send(client, scan, wallet))).toEqual({ code: 'ao.unreachable' });
  });

  it('sends nothing once it was called off', async () => {
    const { client, requests } = await startUnits(acceptEverything);
    expect(await errorOf(send(client, scan, wallet, AbortSignal.abort()))).toEqual({ code: 'ao.aborted' });
    expect(requests).toHaveLength(0);
  });
});

describe('a message that may be known', () => {
  it('is asked about once: it has a result, or the unit does not know it', async () => {
    const { client, requests } = await startUnits(inTurn({ status: 404 }, { body: nothing }));
    expect(await client.known(process, message)).toBeUndefined();
    expect(await client.known(process, message)).toEqual(nothing);
    expect(requests.map(({ url }) => url)).toEqual(
      Array(2).fill(`/cu/result/${message}?process-id=${process}`),
    );
  });

  it.each([
    [{ status: 503 }, 'ao.unavailable'],
    [{ status: 400 }, 'ao.refused'],
  ])('is not unknown for an answer of %j', async (reply, code) => {
    const { client } = await startUnits(() => reply);
    expect(await errorOf(client.known(process, message))).toMatchObject({ code });
  });
});

describe('a result', () => {
  it('is read leniently where Lua tables turn into odd JSON', async () => {
    const outgoing = { Target: process, Data: 5, Tags: [{ name: 'Count', value: 7 }], Anchor: '1' };
    const body = { Error: [], Messages: [outgoing, { Target: 'b' }], Output: [], GasUsed: 0 };
    const { client, requests } = await startUnits(() => ({ body }));
    expect(await client.result(process, message)).toEqual({
      Error: undefined,
      Messages: [
        { Target: process, Data: '5', Tags: [{ name: 'Count', value: '7' }] },
        { Target: 'b', Tags: [] },
      ],
      Output: [],
    });
    expect(requests[0]?.url).toBe(`/cu/result/${message}?process-id=${process}`);
  });

  it('keeps the error of a failed evaluation', async () => {
    const { client } = await startUnits(
      inTurn({ body: { Error: 'rr:scan.stale' } }, { body: { Error: { at: 1 } } }),
    );
    expect(await client.result(process, message)).toEqual({ Error: 'rr:scan.stale', Messages: [] });
    expect(await client.result(process, message)).toEqual({ Error: '{"at":1}', Messages: [] });
  });

  it('is asked for again until it is there', async () => {
    const late = inTurn(
      { status: 404 },
      { status: 503 },
      { status: 503 },
      { status: 429 },
      { body: nothing },
    );
    const { client } = await startUnits(late);
    expect(await client.result(process, message)).toEqual(nothing);
  });

  it('that never comes is a timeout', async () => {
    const { client } = await startUnits(() => ({ status: 404 }), { resultTimeoutMs: 50 });
    expect(await errorOf(client.result(process, message))).toEqual({ code: 'ao.timeout' });
  });

  it('that the unit keeps silent about is a timeout', async () => {
    const { client } = await startUnits(() => ({ isSilent: true }), { resultTimeoutMs: 50 });
    expect(await errorOf(client.result(process, message))).toEqual({ code: 'ao.timeout' });
  });

  it('that the unit refuses is not asked for again', async () => {
    const { client, requests } = await startUnits(() => ({ status: 400 }));
    expect(await errorOf(client.result(process, message))).toEqual({ code: 'ao.refused', status: 400 });
    expect(requests).toHaveLength(1);
  });

  it.each(['[]', 'null', '{"Messages":3}', '<html>'])('that reads %s is invalid', async (body) => {
    const { client } = await startUnits(() => ({ body }));
    expect(await errorOf(client.result(process, message))).toEqual({ code: 'ao.invalid-reply' });
  });

  it('can be called off', async () => {
    const { client } = await startUnits(() => ({ status: 404 }));
    const controller = new AbortController();
    const waiting = errorOf(client.result(process, message, controller.signal));
    controller.abort();
    expect(await waiting).toEqual({ code: 'ao.aborted' });
  });
});

describe('a read', () => {
  const dryRuns = ({ url }: TestRequest) => url.startsWith('/cu/dry-run');

  it('is a dry run of the message', async () => {
    const { client, requests } = await startUnits(() => ({ body: nothing }));
    await client.read({ ...me, owner: wallet.address, data: '{}' });
    expect(requests[0]?.url).toBe(`/cu/dry-run?process-id=${process}`);
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({
      Owner: wallet.address,
      Target: process,
      Data: '{}',
      Tags: expect.arrayContaining([{ name: 'Action', value: 'Me' }]),
    });
  });

  it('is made once for all who ask at a time, and for a while after', async () => {
    let time = 0;
    const { client, requests } = await startUnits(() => ({ body: nothing }), { now: () => time });
    await Promise.all([client.read(me), client.read(me), client.read({ ...me, owner: wallet.address })]);
    expect(requests).toHaveLength(2);
    time = 3000;
    await client.read(me);
    expect(requests).toHaveLength(2);
    await client.read(me, { maxAgeMs: 2000 });
    expect(requests).toHaveLength(3);
  });

  it('that failed is made again', async () => {
    const { client, requests } = await startUnits(inTurn({ status: 429 }, { body: nothing }));
    expect(await errorOf(client.read(me))).toEqual({ code: 'ao.rate-limited', status: 429 });
    expect(await client.read(me)).toEqual(nothing);
    expect(requests).toHaveLength(2);
  });

  it('does not show what was before a message whose result has come', async () => {
    const { client, requests } = await startUnits(() => ({ body: nothing }));
    await client.read(me);
    await client.result(process, message);
    await client.read(me);
    expect(requests.filter(dryRuns)).toHaveLength(2);
  });

  it('given up by one is still had by the others', async () => {
    const { client } = await startUnits(() => ({ body: nothing }));
    const controller = new AbortController();
    const [given, had] = [errorOf(client.read(me, { signal: controller.signal })), client.read(me)];
    controller.abort();
    expect(await given).toEqual({ code: 'ao.aborted' });
    expect(await had).toEqual(nothing);
  });
});
