import { AppError } from '../errors';
import { readChecked } from './read-checked';

const url = ['https://one.example/', 'https://two.example/gate/'];
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

/** Answers of gateways by their host. Returns the addresses that were asked. */
function gateways(answers: Readonly<Record<string, () => Response | Promise<Response>>>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    request?.signal?.throwIfAborted();
    asked.push(String(address));
    return (answers[new URL(String(address)).host] as () => Response)();
  });
  return asked;
}

const isRight = (bytes: Uint8Array | undefined) => {
  if (text(bytes) !== 'right') throw new AppError('gateway.data-unverified');
  return text(bytes);
};

afterEach(() => jest.restoreAllMocks());

test.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has none of it', () => new Response('', { status: 404 })],
  ['lies', () => new Response('wrong')],
  ['sends too much', () => new Response('right, and more')],
])('data come from the next gateway where one %s', async (_, answer) => {
  const asked = gateways({ 'one.example': answer, 'two.example': () => new Response('right') });
  expect(await readChecked({ url, id: 'a', maxBytes: 5, check: isRight })).toBe('right');
  expect(asked.at(-1)).toBe('https://two.example/gate/raw/a');
});

test('what no gateway has is missing for now', async () => {
  const none = () => new Response('', { status: 404 });
  gateways({ 'one.example': none, 'two.example': none });
  await expect(readChecked({ url, id: 'b', maxBytes: 5, check: isRight })).rejects.toMatchObject({
    code: 'gateway.data-missing',
    retryable: true,
  });
});

test('a caller that stops hears so, and nobody is asked any more', async () => {
  const stop = new AbortController();
  stop.abort();
  const asked = gateways({});
  const reading = readChecked({ url, id: 'c', maxBytes: 5, signal: stop.signal, check: isRight });
  await expect(reading).rejects.toMatchObject({ code: 'http.aborted' });
  expect(asked).toEqual([]);
});
