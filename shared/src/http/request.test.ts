import * as v from 'valibot';
import { AppError } from '../errors';
import { getJson } from './get-json';
import { request } from './request';
import { startTestServer, type TestReply, type TestServer } from './testing/test-server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

async function serve(...replies: TestReply[]) {
  server = await startTestServer(() => replies.shift() ?? { body: 'last' });
  return server;
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error) => (error instanceof AppError ? { code: error.code, retryable: error.retryable } : error),
  );

const retried = [408, 409, 425, 429, 500, 502, 503, 504];

it.each(retried)('asks a second time after status %i, once', async (status) => {
  const { url, requests } = await serve({ status }, { body: 'second' });
  expect(await request(url)).toEqual({ status: 200, isOk: true, text: 'second' });
  expect(requests).toHaveLength(2);
});

it('gives the second refusal back', async () => {
  const { url, requests } = await serve({ status: 503 }, { status: 503, body: 'no' }, {});
  expect(await request(url)).toEqual({ status: 503, isOk: false, text: 'no' });
  expect(requests).toHaveLength(2);
});

it.each([400, 403, 404, 410, 501])('does not repeat a GET after status %i', async (status) => {
  const { url, requests } = await serve({ status });
  expect(await request(url)).toMatchObject({ status });
  expect(requests).toHaveLength(1);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('never repeats a %s', async (method) => {
  const { url, requests } = await serve({ status: 503 });
  expect(await request(url, { method, body: 'once' })).toMatchObject({ status: 503 });
  expect(requests).toMatchObject([{ method, body: Buffer.from('once') }]);
});

it('reports that there is no server', async () => {
  const { url, stop } = await serve();
  await stop();
  expect(await errorOf(request(url))).toEqual({ code: 'http.unreachable', retryable: true });
});

it('gives up on a server that does not answer', async () => {
  const { url } = await serve({ isSilent: true });
  expect(await errorOf(request(url, { timeoutMs: 30 }))).toEqual({ code: 'http.timeout', retryable: true });
});

it('stops when asked to, before and while waiting', async () => {
  const { url, requests } = await serve({ isSilent: true });
  const controller = new AbortController();
  const waiting = errorOf(request(url, { signal: controller.signal }));
  controller.abort();
  expect(await waiting).toEqual({ code: 'http.aborted', retryable: false });
  const before = requests.length;
  expect(await errorOf(request(url, { signal: controller.signal }))).toMatchObject({ code: 'http.aborted' });
  expect(requests).toHaveLength(before);
});

describe('JSON', () => {
  const schema = v.object({ id: v.string() });

  it('is checked against its schema', async () => {
    const { url } = await serve({ body: { id: 'a' } }, { body: { id: 1 } }, { body: 'not json' });
    expect(await getJson(url, schema)).toEqual({ id: 'a' });
    expect(await errorOf(getJson(url, schema))).toMatchObject({ code: 'http.invalid-reply' });
    expect(await errorOf(getJson(url, schema))).toMatchObject({ code: 'http.invalid-reply' });
  });

  it('is not read from a refusal', async () => {
    const { url } = await serve({ status: 404, body: { id: 'a' } });
    expect(await errorOf(getJson(url, schema))).toEqual({ code: 'http.status', retryable: false });
  });
});
