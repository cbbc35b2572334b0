import { createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { passOn, passOnSocket } from './pass-on';

const servers: Server[] = [];
const sockets = new Set<Socket>();

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Lets a server listen until the test ends; returns its URL. */
async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Returns the URL of a server that passes everything on to another. */
function passingOn(to: string): Promise<string> {
  const server = createServer((asked, response) => passOn(asked, response, to));
  server.on('upgrade', (asked, socket) => passOnSocket(asked, socket, to));
  return listen(server);
}

test('a request goes on with its method, path, origin and body, and the answer comes back', async () => {
  const network = await listen(
    createServer((asked, response) => {
      response.writeHead(202, { 'x-host': asked.headers.host });
      response.write(`${asked.method} ${asked.url} ${asked.headers.origin} `);
      asked.pipe(response);
    }),
  );
  const answer = await fetch(`${await passingOn(network)}mu?a=1`, {
    method: 'POST',
    body: 'item',
    headers: { origin: 'http://page.example' },
  });
  expect([answer.status, answer.headers.get('x-host')]).toEqual([202, new URL(network).host]);
  expect(await answer.text()).toBe('POST /mu?a=1 http://page.example item');
});

test('a websocket goes on, in both directions', async () => {
  const network = createServer();
  network.on('upgrade', ({ url, headers }, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
    socket.write(`${url} ${headers['sec-websocket-protocol']} `);
    socket.pipe(socket);
  });
  const url = await passingOn(await listen(network));
  const heard = await new Promise<string>((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-protocol': 'mqtt' };
    const asked = request(`${url}mqtt`, { headers });
    asked.on('error', reject);
    asked.on('upgrade', (_response, socket, head) => {
      let text = head.toString();
      socket.on('data', (bytes) => {
        text += bytes;
        if (text.endsWith('hello')) resolve(text);
      });
      socket.write('hello');
    });
    asked.end();
  });
  expect(heard).toBe('/mqtt mqtt hello');
});

test('a network that is gone is named', async () => {
  const answer = await fetch(await passingOn('http://127.0.0.1:9/'));
  expect([answer.status, await answer.text()]).toEqual([502, 'Nothing answers at http://127.0.0.1:9/\n']);
});
