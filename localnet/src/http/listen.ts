import { once } from 'node:events';
import type { Server } from 'node:http';

/** Has a server listen; gives its port. @throws when the port is taken */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : port;
}

/** Stops listening, and ends every connection. */
export function closeServer(server: Server): void {
  server.close();
  server.closeAllConnections();
}
