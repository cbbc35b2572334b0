import { asAreaError } from './as-area-error';
import { AreaError } from './domain/area-error';

const bytes = new TextEncoder().encode('released');
/** The hash of other bytes. */
const integrity = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk a failed.'), { type, request: 'https://app.example/a.js' });

const answer = (status: number) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes, { status }));

const kindOf = async (error: unknown) => (await asAreaError('game', error, () => integrity)).kind;

test('a known error keeps its kind, anywhere in the chain of causes', async () => {
  const known = new AreaError('corrupt', 'game');
  expect(await asAreaError('game', known, () => undefined)).toBe(known);
  const wrapped = new Error('loadRemote', { cause: new Error('entry', { cause: known }) });
  expect(await asAreaError('game', wrapped, () => undefined)).toBe(known);
});

test('a chunk that took too long is timed out', async () => {
  expect(await kindOf(chunkError('timeout'))).toBe('timed-out');
});

test('a chunk that cannot be fetched is unreachable', async () => {
  answer(404);
  expect(await kindOf(chunkError('error'))).toBe('unreachable');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await kindOf(new Error('loadRemote', { cause: chunkError('error') }))).toBe('unreachable');
});

test('a chunk that is not the one that was released is corrupt', async () => {
  answer(200);
  expect(await kindOf(chunkError('error'))).toBe('corrupt');
});

test('anything else is broken', async () => {
  expect(await kindOf(new TypeError('undefined is not a function'))).toBe('broken');
  expect(await kindOf('a string')).toBe('broken');
});
