import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { createHttpServer } from './server';

const server = createHttpServer({
  routes: [],
  access: { check: () => undefined },
  fallback: async () => undefined,
  report: (problem) => {
    throw new Error(problem);
  },
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The bytes that arrive on a connection that sends `bytes` and stays open, until the server closes it. */
function bytesUntilClosed(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    let arrived = '';
    socket.on('data', (chunk) => {
      arrived += chunk.toString('latin1');
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(arrived));
  });
}

it('closes a connection that sends no request without a word, since a browser would take it for an answer', async () => {
  expect(server.headersTimeout).toBe(10_000);
  // The next look at the connections is enough, which comes within 5 s.
  server.headersTimeout = 1;
  expect(await Promise.all([bytesUntilClosed(''), bytesUntilClosed('GET /peers HTTP/1.1\r\n')])).toEqual([
    '',
    '',
  ]);
});

it('names a request that is none', async () => {
  expect(await bytesUntilClosed('carrots\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"error":"request\.malformed"/,
  );
});
