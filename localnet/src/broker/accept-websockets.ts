import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';
import type { Access } from '../http/access';
import { Refusal } from '../http/refusal';
import type { Broker } from './broker';

const maxFrameBytes = 256 * 1024;

interface WebsocketDoor {
  path: string;
  /** Checks each connection. Default: none is refused. */
  access?: Access;
  /** Serves each connection until it ends. */
  broker: Pick<Broker, 'attach' | 'dropAll'>;
}

/** Serves a broker on a server's WebSocket upgrades at one path (MQTT 5 section 6); returns its undo. */
export function acceptWebsockets(server: Server, { path, access, broker }: WebsocketDoor): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = request.url?.split('?')[0] === path ? refusedStatus(access, request) : 404;
    if (refused !== undefined) {
      socket.end(`HTTP/1.1 ${refused} ${STATUS_CODES[refused]}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (websocket) =>
      broker.attach(createWebSocketStream(websocket)),
    );
  };
  server.on('upgrade', upgrade);
  return () => {
    server.off('upgrade', upgrade);
    broker.dropAll();
    sockets.close();
  };
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
