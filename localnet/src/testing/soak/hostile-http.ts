import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

/** The end of a hostile client's connection: Linux has all of 127/8, so that each has an address of its own there. */
export function addressOfHostile(index: number): string | undefined {
  return process.platform === 'linux' ? `127.0.0.${2 + (index % 8)}` : undefined;
}

/** The target of hostile clients, and what one of them uses. */
export interface HostileTarget {
  url: string;
  localAddress: string | undefined;
  /** Connections that are held open, the oldest of which are closed when there are too many. */
  held: HeldSockets;
}

const patienceMs = 20_000;

/** Sends a request; returns its status, or 0 when the connection is closed. */
export function hostileRequest(
  { url, localAddress }: HostileTarget,
  path: string,
  {
    method = 'POST',
    body,
    headers,
  }: { method?: string; body?: string | Uint8Array; headers?: Record<string, string> } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      new URL(path, url),
      { method, headers, localAddress, agent: false },
      (response: IncomingMessage) => {
        response.resume();
        response.once('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.setTimeout(patienceMs, () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(body);
  });
}

/** Sends bytes on a connection that stays open. @param isReading false leaves the answer unread */
export function holdSocket(target: HostileTarget, bytes: string | Uint8Array, isReading = true): void {
  const { hostname: host, port } = new URL(target.url);
  const socket = connect({ host, port: Number(port), localAddress: target.localAddress });
  socket.on('error', () => socket.destroy());
  if (isReading) socket.resume();
  else socket.pause();
  socket.write(bytes);
  target.held.add(socket);
}

const maxHeld = 1500;

/** Connections that hostile clients hold open. */
export class HeldSockets {
  readonly #sockets = new Set<Socket>();

  add(socket: Socket): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
    const [oldest] = this.#sockets;
    if (this.#sockets.size > maxHeld) oldest?.destroy();
  }

  destroyAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
