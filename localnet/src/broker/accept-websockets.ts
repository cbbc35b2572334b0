import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { createWebSocketStream, type WebSocket, WebSocketServer } from 'ws';
import type { Access } from '../http/access';
import { Refusal } from '../http/refusal';
import type { Broker } from './broker';

const maxFrameBytes = 256 * 1024;
/** Fewer than the turns that may wait. */
const maxConnections = 250;

interface WebsocketDoor {
  path: string;
  /** Checks each connection. Default: none is refused. */
  access?: Access;
  /** Serves each connection until it ends. */
  broker: Pick<Broker, 'attach' | 'dropAll'>;
  /** Number of connections of all clients. Default 250. */
  max?: number;
}

/** Serves a broker on a server's WebSocket upgrades at one path (MQTT 5 section 6); returns its undo. */
export function acceptWebsockets(
  server: Server,
  { path, access, broker, max = maxConnections }: WebsocketDoor,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  /** The address of each connection, in the order in which they were opened. */
  const open = new Map<WebSocket, string>();
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = request.url?.split('?')[0] === path ? refusedStatus(access, request) : 404;
    if (refused !== undefined) {
      refuse(socket, refused);
      return;
    }
    const address = request.socket.remoteAddress ?? '';
    if (!hasPlace(open, address, max)) {
      refuse(socket, 503);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (websocket) => {
      open.set(websocket, address);
      websocket.once('close', () => open.delete(websocket));
      broker.attach(createWebSocketStream(websocket), address);
    });
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    broker.dropAll();
    sockets.close();
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
}

/**
 * Returns true when there is a place for one more connection. One of an address that has more than the newcomer's goes for it, the
 * newest of them: those that a wallet has had for long stay.
 */
function hasPlace(open: ReadonlyMap<WebSocket, string>, address: string, max: number): boolean {
  if (open.size < max) return true;
  const counts = new Map<string, number>();
  for (const one of open.values()) counts.set(one, (counts.get(one) ?? 0) + 1);
  const most = Math.max(...counts.values());
  if ((counts.get(address) ?? 0) + 1 >= most) return false;
  const [newest] = [...open].findLast(([, one]) => counts.get(one) === most) ?? [];
  newest?.terminate();
  return true;
}

/** The status with which a connection is refused; undefined when it is not. */
function refusedStatus(access: Access | undefined, request: IncomingMessage): number | undefined {
  try {
    access?.check(request);
    return undefined;
  } catch (reason) {
    return reason instanceof Refusal ? reason.status : 500;
  }
}
