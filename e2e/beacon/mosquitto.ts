import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import type { acceptWebsockets } from '../../localnet/src/broker/accept-websockets';
import { findMosquitto } from '../../tools/run/mosquitto.mjs';

type Attach = Parameters<typeof acceptWebsockets>[1]['broker']['attach'];

/**
 * A Mosquitto process of our own, which listens on a socket file. Debian builds it without WebSockets, so each WebSocket's bytes are
 * carried to it; every word of MQTT is Mosquitto's.
 * @throws when Mosquitto isn't installed or can't start
 */
export async function startMosquitto() {
  const program = findMosquitto();
  if (!program)
    throw new Error('Mosquitto is not installed: "npm test" brings it, or install the package "mosquitto".');
  const folder = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  const socketFile = join(folder, 'socket');
  const configuration = [
    `listener 0 ${socketFile}`,
    'allow_anonymous true',
    'persistence false',
    'user root',
  ];
  await writeFile(join(folder, 'mosquitto.conf'), `${configuration.join('\n')}\n`);
  const child = spawn(program, ['-c', join(folder, 'mosquitto.conf')], { stdio: 'ignore' });
  await listening(child, socketFile);
  const sockets = new Set<Socket>();
  const attach: Attach = (stream) => {
    const socket = connect(socketFile);
    sockets.add(socket);
    // Whichever side ends first takes the other along.
    pipeline(stream, socket, stream, () => sockets.delete(socket));
  };
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { broker: { attach, dropAll }, stop };
}

async function listening(child: ChildProcess, socketFile: string): Promise<void> {
  while (!existsSync(socketFile)) {
    if (child.exitCode !== null) throw new Error(`Mosquitto ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
