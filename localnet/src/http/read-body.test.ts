import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readBody } from './read-body';
import { UnfinishedBodies } from './unfinished-bodies';

/** A request whose body a test writes. */
function requestOf(headers: Record<string, string> = {}) {
  const stream = new PassThrough();
  return { stream, request: Object.assign(stream, { headers }) as unknown as IncomingMessage };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('refuses the largest of too many unfinished bodies, and reads a small one among them', async () => {
  const unfinished = new UnfinishedBodies(1000);
  const honest = requestOf();
  const text = readBody(honest.request, 600, unfinished);
  honest.stream.write('hello');
  const refused: unknown[] = [];
  for (let index = 0; index < 40; index += 1) {
    const { stream, request } = requestOf();
    readBody(request, 600, unfinished).catch(({ status, code }) => refused.push([status, code]));
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
  const unfinished = new UnfinishedBodies(10_000);
  const { stream, request } = requestOf();
  const read = readBody(request, 600, unfinished).catch(() => undefined);
  stream.write(Buffer.alloc(500));
  await nextTurn();
  expect(unfinished.totalBytes).toBe(500);
  finish(stream);
  await read;
  expect(unfinished.totalBytes).toBe(0);
});
