import { type TransactionLike, toBase64Url, utf8 } from '../arweave';
import { AppError } from '../errors';
import { startTestServer, type TestReply, type TestRequest } from '../http/testing/test-server';
import { createGatewayReader } from './gateway-reader';
import { askGateways, gatewaysInOrder } from './several-gateways';
import { makeTestAuthor } from './testing/transaction';
import { startUploadGateway } from './testing/upload-gateway';
import { type UploadProgress, uploadTransaction } from './upload-transaction';

let signed: TransactionLike;
let id: string;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  signed = await (await makeTestAuthor())({ data: 'hay', tags: [{ name: 'Topic', value: 'hay' }] });
  id = signed.id ?? '';
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

const silent: TestReply = { isSilent: true };
const honest = ({ url }: TestRequest): TestReply => {
  if (url === `/tx/${id}`) return { body: { ...signed, data: '' } };
  if (url === `/tx/${id}/data`) return { body: toBase64Url(utf8('hay')) };
  return url === '/tx_anchor' ? { body: 'a'.repeat(64) } : { status: 404 };
};

async function startGateway(answer: (request: TestRequest) => TestReply) {
  const server = await startTestServer(answer);
  undo.push(server.stop);
  return { ...server, url: `${server.url}/` };
}

/** A list of two gateways, of which the second one is honest. */
async function withFirst(answer: (request: TestRequest) => TestReply) {
  const [first, second] = [await startGateway(answer), await startGateway(honest)];
  const url = [first.url, second.url];
  return { first, second, url, reader: createGatewayReader({ url }) };
}

it('asks the first one alone while it answers', async () => {
  const { second, reader } = await withFirst(honest);
  for (let count = 0; count < 5; count += 1) await reader.anchor();
  expect((await reader.data(id)).isProven).toBe(true);
  expect(second.requests).toHaveLength(0);
});

it.each<[string, (request: TestRequest) => TestReply]>([
  ['is broken', () => ({ status: 500 })],
  ['hangs', () => silent],
  ['changed a tag', () => ({ body: { ...signed, data: '', tags: [{ name: 'SGF5', value: 'SGF5' }] } })],
  ['gives a record of another transaction', () => ({ body: { ...signed, data: '', id: 'x'.repeat(43) } })],
  ['gives a page', () => ({ body: '<html>' })],
  ['has nothing', () => ({ status: 404 })],
  [
    'gives other data',
    (asked) => (asked.url.endsWith('/data') ? { body: toBase64Url(utf8('straw')) } : honest(asked)),
  ],
])('brings what is proven when the first one %s', async (_, answer) => {
  const { reader } = await withFirst(answer);
  const { bytes, isProven } = await reader.data(id);
  expect([new TextDecoder().decode(bytes), isProven]).toEqual(['hay', true]);
});

it('prefers data that is proven to a gateway’s word, and gives that where no other one has more', async () => {
  const raw = ({ url }: TestRequest): TestReply =>
    url.startsWith('/raw/') ? { body: 'straw' } : { status: 404 };
  const { reader } = await withFirst(raw);
  expect(await reader.data(id)).toMatchObject({ isProven: true });
  const { bytes, isProven } = await reader.data('x'.repeat(43));
  expect([new TextDecoder().decode(bytes), isProven]).toEqual(['straw', false]);
});

it('asks one that failed last, and holds it against none that it lacks something', async () => {
  const { first, second, url, reader } = await withFirst(({ url: path }) =>
    path === '/tx_anchor' ? { status: 500 } : { status: 404 },
  );
  await expect(reader.transaction('x'.repeat(43))).rejects.toMatchObject({ code: 'gateway.tx-not-found' });
  expect(gatewaysInOrder(url)).toEqual([first.url, second.url]);
  expect(await reader.anchor()).toBe('a'.repeat(64));
  expect(gatewaysInOrder(url)).toEqual([second.url, first.url]);
});

it('says that none has it where one that can’t be reached might', async () => {
  const { first, reader } = await withFirst(honest);
  await first.stop();
  await expect(reader.transaction('x'.repeat(43))).rejects.toMatchObject({ code: 'gateway.tx-not-found' });
});

it('ends the question to a slow one, and asks no other one while an answer is on its way', async () => {
  const { url } = await withFirst(honest);
  const ended: string[] = [];
  const answer = await askGateways(url, async (one, { signal }) => {
    if (one !== url[0]) return 'second';
    return new Promise<string>((_, reject) => {
      signal.addEventListener('abort', () => {
        ended.push('first');
        reject(new AppError('http.aborted'));
      });
    });
  });
  expect([answer, ended]).toEqual(['second', ['first']]);
  const asked: string[] = [];
  await askGateways([...url, 'https://third.example/'], async (one, { isAnswering }) => {
    asked.push(one);
    isAnswering();
    // Longer than what is slow.
    await new Promise((resolve) => setTimeout(resolve, 1200));
  });
  expect(asked).toEqual([url[0]]);
});

describe('an upload', () => {
  async function startTwo() {
    const gateways = [await startUploadGateway(), await startUploadGateway()] as const;
    for (const { stop } of gateways) undo.push(stop);
    const [first, second] = gateways;
    const steps: UploadProgress[] = [];
    const url = [first.url, second.url];
    const upload = (resume?: UploadProgress['state']) =>
      uploadTransaction(signed, { url, resume, onProgress: (step) => steps.push(step) });
    const posts = () => gateways.map(({ asked }) => asked().filter((path) => path === 'POST /tx').length);
    return { first, second, upload, posts, state: () => steps.at(-1)?.state };
  }

  it('goes to the first one, and stays there', async () => {
    const { upload, posts, first, state } = await startTwo();
    expect(await upload()).toBe(id);
    expect(posts()).toEqual([1, 0]);
    expect(state()).toMatchObject({ posting: 'done', gateway: first.url });
  });

  it('goes to the next one when the first isn’t there, or refuses it', async () => {
    const gone = await startTwo();
    await gone.first.stop();
    expect(await gone.upload()).toBe(id);
    expect(gone.posts()).toEqual([0, 1]);
    const refusing = await startTwo();
    refusing.first.answer(({ method }) => (method === 'POST' ? { status: 429 } : undefined));
    expect(await refusing.upload()).toBe(id);
    expect(refusing.posts()).toEqual([1, 1]);
    expect(refusing.second.posted).toHaveLength(1);
  });

  it('goes to the next one when the first may have it: the same bytes are the same transaction', async () => {
    const { upload, posts, first, second, state } = await startTwo();
    first.answer(({ method }) => (method === 'POST' ? { status: 502 } : undefined));
    expect(await upload()).toBe(id);
    expect(posts()).toEqual([1, 1]);
    expect(second.posted).toMatchObject([{ id }]);
    expect(state()).toMatchObject({ posting: 'done', gateway: second.url });
  });

  it('goes on where it was begun, and elsewhere if that one is gone', async () => {
    const { upload, posts, first, second, state } = await startTwo();
    for (const { answer } of [first, second]) answer(() => ({ status: 502 }));
    first.answer(({ method }) => (method === 'POST' ? { status: 502 } : undefined));
    await expect(upload()).rejects.toMatchObject({ code: 'gateway.upload-refused' });
    expect(state()).toMatchObject({ posting: 'begun', gateway: first.url });
    for (const { answer } of [first, second]) answer(() => undefined);
    expect(await upload(state())).toBe(id);
    expect(posts()).toEqual([2, 0]);
    await first.stop();
    expect(await upload({ ...state(), posting: 'begun', uploadedChunks: 0 } as UploadProgress['state'])).toBe(
      id,
    );
    expect(posts()[1]).toBe(1);
  });

  it('fails with what the first one said when all refuse', async () => {
    const { upload, posts, first, second } = await startTwo();
    first.answer(({ method }) => (method === 'POST' ? { status: 400, body: 'first' } : undefined));
    second.answer(({ method }) => (method === 'POST' ? { status: 400, body: 'second' } : undefined));
    await expect(upload()).rejects.toMatchObject({ params: { status: 400, reason: 'first' } });
    expect(posts()).toEqual([1, 1]);
  });
});
