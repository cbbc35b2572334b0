import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { type Held, HeldBytes } from './held-bytes';
import { readBody } from './read-body';

/** A request whose body a test writes. */
function requestOf(headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  return { stream, request: Object.assign(stream, { headers }) as unknown as IncomingMessage };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('refuses the largest of too many unfinished bodies, and reads a small one among them', async () => {
  const unfinished = new HeldBytes(1000);
  const pools = { small: unfinished, large: unfinished };
  const honest = requestOf();
  const text = readBody(honest.request, 600, Promise.resolve(), pools);
  honest.stream.write('hello');
  const refused: unknown[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { stream, request } = requestOf();
    readBody(request, 600, Promise.resolve(), pools).catch(({ status, code }) =>
      refused.push([status, code]),
    );
    stream.write(Buffer.alloc(500));
    await nextTurn();
    expect(unfinished.totalBytes).toBeLessThanOrEqual(1000);
  }
  expect(refused).toHaveLength(39);
  expect(refused[0]).toEqual([503, 'request.too-many']);
  honest.stream.end();
  expect((await text).toString()).toBe('hello');
});

it.each([
  ['is finished', (stream: PassThrough) => stream.end()],
  ['is too large', (stream: PassThrough) => stream.write(Buffer.alloc(600))],
  ['is cut short', (stream: PassThrough) => stream.destroy(new Error('gone'))],
])('counts a body no more once it %s', async (_, finish) => {
  const unfinished = new HeldBytes(10_000);
  const pools = { small: unfinished, large: unfinished };
  const { stream, request } = requestOf();
  const read = readBody(request, 600, Promise.resolve(), pools).catch(() => undefined);
  stream.write(Buffer.alloc(500));
  await nextTurn();
  expect(unfinished.totalBytes).toBe(500);
  finish(stream);
  await read;
  expect(unfinished.totalBytes).toBe(0);
});

it('counts a large body apart from small ones, until it is answered', async () => {
  const pools = { small: new HeldBytes(2_000_000), large: new HeldBytes(2_000_000) };
  const { stream, request } = requestOf();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const read = readBody(request, 3_000_000, answered, pools);
  stream.write(Buffer.alloc(600_000));
  stream.write(Buffer.alloc(600_000));
  await nextTurn();
  expect([pools.small.totalBytes, pools.large.totalBytes]).toEqual([0, 1_200_000]);
  stream.end();
  expect(await read).toHaveLength(1_200_000);
  expect(pools.large.totalBytes).toBe(1_200_000);
  answer();
  await nextTurn();
  expect(pools.large.totalBytes).toBe(0);
});

it('gives up what is held for the address that has the most', () => {
  const bytes = new HeldBytes(1000);
  const gone: string[] = [];
  const hold = (address: string, name: string, sizeBytes: number) => {
    const held: Held = { address, sizeBytes: 0, giveUp: () => gone.push(name) };
    bytes.grow(held, sizeBytes);
    return held;
  };
  hold('honest', 'honest', 400);
  const shrunk = hold('greedy', 'shrunk', 300);
  bytes.shrink(shrunk, 250);
  for (let index = 0; index < 5; index += 1) hold('greedy', `greedy ${index}`, 300 - index);
  expect(gone).toEqual(['greedy 0', 'greedy 1', 'greedy 2', 'greedy 3'].slice(0, gone.length));
  expect(gone.length).toBeGreaterThan(2);
  expect(bytes.totalBytes).toBeLessThanOrEqual(1000);
});
