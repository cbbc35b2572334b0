import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { isTaken, portOf } from './port.mjs';

test('reads the port among other arguments, and knows the usual one', () => {
  expect(portOf(['--lan', '--port', '4711', '--data', 'x'])).toBe(4711);
  expect(portOf(['--port=4712'])).toBe(4712);
  expect(portOf(['--memory'])).toBe(4700);
});

test('distinguishes a port that is taken from one that is free', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await isTaken(port)).toBe(true);
  server.close();
  await once(server, 'close');
  expect(await isTaken(port)).toBe(false);
});

test('leaves what is no port to others', async () => {
  expect(await isTaken(Number.NaN)).toBe(false);
  expect(await isTaken(70_000)).toBe(false);
});
