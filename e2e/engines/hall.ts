import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { passOn, passOnSocket } from '../../tools/dev/pass-on';
import { freePort } from '../support/free-port';

/** The network of a hall between a phone and a local network: it can fail, for every engine alike. */
export interface Hall {
  /** The app's address, ending in a slash. */
  url: string;
  /** Cuts all connections and refuses new ones, until `comeBack`. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Answers 404 to requests whose path matches, or with another text where there is one, until `repair`. */
  lose(path: RegExp, instead?: string): void;
  repair(): void;
  stop(): Promise<void>;
}

/** Opens a hall before the network at an address. */
export async function openHall(network: string): Promise<Hall> {
  let lost: { path: RegExp; instead: string | undefined } | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    if (lost?.path.test(request.url ?? ''))
      response
        .writeHead(lost.instead ? 200 : 404, { 'content-type': 'text/plain' })
        .end(lost.instead ?? 'Not found');
    else passOn(request, response, network);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (request, socket) => passOnSocket(request, socket, network));
  // A port that stays free while the hall is away.
  const port = await freePort();
  const comeBack = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const goAway = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await comeBack();
  return {
    url: `http://127.0.0.1:${port}/`,
    goAway,
    comeBack,
    lose: (path, instead) => {
      lost = { path, instead };
    },
    repair: () => {
      lost = undefined;
    },
    stop: goAway,
  };
}
