import { fetchRegistry } from '../areas/fetch-registry';
import { fetchNetwork } from '../fetch-network';
import { fetchList } from './fetch-list';

afterEach(() => {
  jest.restoreAllMocks();
  globalThis.rainbowRabbitEarlyRequests = undefined;
});

type Answer = Response | Error | 'none';

const arrives = (answer: Answer): Promise<Response> => {
  if (answer === 'none') return new Promise(() => undefined);
  const promise = answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  promise.catch(() => undefined);
  return promise;
};

const ok = (text = '{"areas":{}}') => new Response(text);
const refusal = (status: number) => new Response('<h1>Not now</h1>', { status });
const noNetwork = new TypeError('Failed to fetch');

/** Lets the boot script's request for `areas.json` end with the first answer, and each later request with the next. */
function serve(first: Answer, ...later: Answer[]) {
  globalThis.rainbowRabbitEarlyRequests = { areas: arrives(first) };
  return jest.spyOn(globalThis, 'fetch').mockImplementation(() => arrives(later.shift() ?? noNetwork));
}

const codes = { unreachable: 'registry.unreachable', invalid: 'registry.invalid' } as const;
const fetchAreas = () => fetchList('areas', codes);
const unreachable = (status?: number) =>
  expect.objectContaining({
    code: 'registry.unreachable',
    retryable: true,
    params: status ? { status } : {},
  });

test('the answer to the early request is enough if it is good', async () => {
  const fetched = serve(ok());
  await expect(fetchAreas()).resolves.toMatchObject({ json: { areas: {} } });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  'a status %i is followed by a second request',
  async (status) => {
    const fetched = serve(refusal(status), ok());
    await expect(fetchAreas()).resolves.toMatchObject({ json: { areas: {} } });
    expect(fetched.mock.calls).toEqual([[new URL('areas.json', document.baseURI), { cache: 'no-store' }]]);
  },
);

test('a second refusal is the last one', async () => {
  const fetched = serve(refusal(503), refusal(502), ok());
  await expect(fetchAreas()).rejects.toEqual(unreachable(502));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the network may be lost before the second request', async () => {
  serve(refusal(503), noNetwork);
  await expect(fetchAreas()).rejects.toMatchObject({ code: 'registry.unreachable', cause: noNetwork });
});

test.each([403, 404, 501])('a status %i stands', async (status) => {
  const fetched = serve(refusal(status), ok());
  await expect(fetchAreas()).rejects.toEqual(unreachable(status));
  expect(fetched).not.toHaveBeenCalled();
});

test('a request that got no answer is made again by the next attempt only', async () => {
  const fetched = serve(noNetwork, ok());
  await expect(fetchAreas()).rejects.toEqual(unreachable());
  expect(fetched).not.toHaveBeenCalled();
  await expect(fetchAreas()).resolves.toMatchObject({ json: { areas: {} } });
});

test('an answer without JSON is not repeated', async () => {
  const fetched = serve(ok('<html>'), ok());
  await expect(fetchAreas()).rejects.toMatchObject({ code: 'registry.invalid', retryable: true });
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[string, Answer[]]>([
  ['the early request', ['none']],
  ['the second request', [refusal(503), 'none']],
  ['the body', [new Response(new ReadableStream())]],
])('%s is not awaited without end', async (_, [first = 'none', ...later]) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  try {
    serve(first, ...later);
    const failure = expect(fetchAreas()).rejects.toEqual(unreachable());
    await jest.advanceTimersByTimeAsync(20_000);
    await failure;
  } finally {
    jest.useRealTimers();
  }
});

test('the registry and the network have errors of their own', async () => {
  globalThis.rainbowRabbitEarlyRequests = { areas: arrives(refusal(404)), network: arrives(refusal(404)) };
  await expect(fetchRegistry()).rejects.toMatchObject({ code: 'registry.unreachable' });
  await expect(fetchNetwork()).rejects.toMatchObject({ code: 'network.unreachable' });
});

test('a relay that network.json describes wrongly costs the app nothing else, and is reported once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const event = { slug: 'demo', process: 'p'.repeat(43), name: 'Demo' };
  const text = JSON.stringify({
    ao: { mode: 'legacy', mu: 'mu', cu: 'cu' },
    gateway: './',
    events: [{ ...event, relay: { broker: 7 } }],
  });
  const answer = new Response(text);
  Object.defineProperty(answer, 'url', { value: 'https://app.example/network.json' });
  globalThis.rainbowRabbitEarlyRequests = { network: arrives(answer) };
  await expect(fetchNetwork()).resolves.toMatchObject({ events: [event] });
  expect(said.mock.calls).toEqual([['network.json describes the relay of demo wrongly.']]);
});
