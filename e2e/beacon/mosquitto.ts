import { spawn } from 'node:child_process';
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

/** A Mosquitto process of our own, whose files lie in a folder that goes with it. */
interface MosquittoProcess {
  folder: string;
  stop: () => Promise<void>;
}

/**
 * Runs Mosquitto until it listens.
 * @param configure writes what the configuration names into the folder, and returns the configuration
 * @param isListening resolves to true once it takes connections
 * @throws when Mosquitto isn't installed or can't start
 */
export async function runMosquitto(
  configure: (folder: string) => string | Promise<string>,
  isListening: (folder: string) => boolean | Promise<boolean>,
): Promise<MosquittoProcess> {
  const program = findMosquitto();
  if (!program)
    throw new Error('Mosquitto is not installed: "npm test" brings it, or install the package "mosquitto".');
  const folder = await mkdtemp(join(tmpdir(), 'mosquitto-'));
  // Started by root, it becomes another user, who may not read the folder.
  const file = join(folder, 'mosquitto.conf');
  await writeFile(file, `user root\n${await configure(folder)}\n`);
  const child = spawn(program, ['-c', file], { stdio: 'ignore' });
  while (!(await isListening(folder))) {
    if (child.exitCode !== null) throw new Error(`Mosquitto ended with ${child.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  return { folder, stop };
}

/**
 * A Mosquitto that listens on a socket file. Debian builds it without WebSockets, so each WebSocket's bytes are
 * carried to it; every word of MQTT is Mosquitto's.
 * @throws when Mosquitto isn't installed or can't start
 */
export async function startMosquitto() {
  const socketIn = (folder: string) => join(folder, 'socket');
  const { folder, stop } = await runMosquitto(
    (place) => `listener 0 ${socketIn(place)}\nallow_anonymous true\npersistence false`,
    (place) => existsSync(socketIn(place)),
  );
  const socketFile = socketIn(folder);
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
  return { broker: { attach, dropAll }, stop };
}
