import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createWebSocketStream, WebSocketServer } from 'ws';
import type { Broker } from './broker';

const maxFrameBytes = 256 * 1024;

interface WebsocketDoor {
  path: string;
  /** Serves each connection until it ends. */
  broker: Pick<Broker, 'attach' | 'dropAll'>;
}

/** Serves a broker on a server's WebSocket upgrades at one path (MQTT 5 section 6); returns its undo. */
export function acceptWebsockets(server: Server, { path, broker }: WebsocketDoor): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameBytes,
    handleProtocols: (protocols) => (protocols.has('mqtt') ? 'mqtt' : false),
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== path) {
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
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
