import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Connections } from './connections';

let server: Server;
let connections: Connections;
let answer: (() => void)[];
const sockets: Socket[] = [];

beforeEach(async () => {
  answer = [];
  server = createServer((_, response) => answer.push(() => response.end('hello')));
  connections = new Connections(4);
  connections.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

async function open(text = '', from?: string): Promise<{ socket: Socket; closed: Promise<unknown> }> {
  const { port } = server.address() as AddressInfo;
  const counted = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => socket.destroy());
  sockets.push(socket);
  await counted;
  if (text !== '') {
    socket.write(text);
    if (text.endsWith('\r\n\r\n')) await once(server, 'request');
  }
  return { socket, closed: once(socket, 'close') };
}

const whole = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const withoutItsBody = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n';

it('closes the connections that wait for their clients, the oldest first, and never one that waits for an answer', async () => {
  const first = await open(whole);
  const slow = [await open(), await open(withoutItsBody), await open('GET / HT')];
  const newer = [await open(whole), await open(whole), await open()];
  await Promise.all(slow.map(({ closed }) => closed));
  expect(connections.size).toBe(4);
  const read = once(first.socket, 'data');
  answer[0]?.();
  expect(String(await read)).toContain('hello');
  expect([first, ...newer].map(({ socket }) => socket.destroyed)).toEqual([false, false, false, false]);
});

it('closes even one that waits for an answer when all do', async () => {
  const all = [await open(whole), await open(whole), await open(whole), await open(whole)];
  await open();
  await all[0]?.closed;
  expect(connections.size).toBe(4);
});
