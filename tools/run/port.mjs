import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** The default port of the local network (localnet/README.md). */
const usualPort = 4700;

/**
 * Returns the port on which the local network will listen.
 * @param {readonly string[]} args the arguments of the local network
 */
export function portOf(args) {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } }, strict: false });
  return values.port === undefined ? usualPort : Number(values.port);
}

/**
 * Resolves to true when a port of this machine is in use. For a number that is not a port it resolves to false:
 * the local network rejects it.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function isTaken(port) {
  if (!(Number.isInteger(port) && port >= 0 && port < 65_536)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}
