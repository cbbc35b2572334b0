import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as SecureServer } from 'node:https';
import type { Socket } from 'node:net';

/** Connections of all clients together. */
const maxConnections = 1024;

interface Connection {
  socket: Socket;
  address: string;
  request?: IncomingMessage;
  response?: ServerResponse;
}

/**
 * The connections of a server, up to a number. A new connection always has room: among those of the address that has
 * the most, the connection that has been idle, or whose client has been slow, for longest is closed. A request that came whole
 * is answered first.
 */
export class Connections {
  /** In the order of their last request or answer. */
  readonly #all = new Map<Socket, Connection>();

  constructor(private readonly max = maxConnections) {}

  get size(): number {
    return this.#all.size;
  }

  /** Counts all connections of a server. */
  watch(server: Server): void {
    // Those that never finish their handshake, too.
    server.maxConnections = 2 * this.max;
    server.on(server instanceof SecureServer ? 'secureConnection' : 'connection', (socket: Socket) =>
      this.#add(socket),
    );
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      this.#touch(request.socket, { request, response });
      response.once('close', () => this.#touch(request.socket, {}));
    });
    // A WebSocket is counted by its broker.
    server.prependListener('upgrade', ({ socket }: IncomingMessage) => {
      this.#all.delete(socket);
      if (server.listenerCount('upgrade') === 1) socket.destroy();
    });
  }

  #add(socket: Socket): void {
    this.#all.set(socket, { socket, address: socket.remoteAddress ?? '' });
    socket.once('close', () => this.#all.delete(socket));
    while (this.#all.size > this.max) {
      const least = this.#leastNeeded(socket);
      if (!least) return;
      this.#all.delete(least);
      least.destroy();
    }
  }

  #touch(socket: Socket, now: Pick<Connection, 'request' | 'response'>): void {
    const known = this.#all.get(socket);
    if (!known) return;
    this.#all.delete(socket);
    this.#all.set(socket, { socket, address: known.address, ...now });
  }

  #leastNeeded(newcomer: Socket): Socket | undefined {
    const counts = new Map<string, number>();
    for (const { address } of this.#all.values()) counts.set(address, (counts.get(address) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const candidates = [...this.#all.values()].filter(
      ({ socket, address }) => socket !== newcomer && counts.get(address) === most,
    );
    return (candidates.find((one) => !isBeingAnswered(one)) ?? candidates[0])?.socket;
  }
}

/** Returns true when the request has come whole, and its answer is not yet on its way. */
function isBeingAnswered({ request, response }: Connection): boolean {
  return request?.complete === true && response?.headersSent === false;
}
