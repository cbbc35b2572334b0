import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/** Where the local network listens unless told otherwise (localnet/README.md). */
const usualPort = 4700;

/**
 * The port that the local network will be asked to listen on.
 * @param {readonly string[]} args the arguments it is given
 */
export function portOf(args) {
  const { values } = parseArgs({ args: [...args], options: { port: { type: 'string' } }, strict: false });
  return values.port === undefined ? usualPort : Number(values.port);
}

/**
 * Whether somebody listens on a port of this machine already. What is no port at all is left to the local network
 * to complain about.
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
