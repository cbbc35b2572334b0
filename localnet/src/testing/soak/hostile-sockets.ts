import { once } from 'node:events';
import mqttPacket, { type Packet } from 'mqtt-packet';
import { WebSocket } from 'ws';
import type { HostileTarget } from './hostile-http';

const bytesOf = (packet: Packet) => mqttPacket.generate(packet, { protocolVersion: 5 });

/** Opens a connection to the broker; undefined when it is refused. */
async function open({ url, localAddress, held }: HostileTarget): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}mqtt`, 'mqtt', { localAddress });
  const failed = new Promise<undefined>((resolve) => socket.once('error', () => resolve(undefined)));
  socket.on('error', () => socket.terminate());
  socket.once('upgrade', (response) => held.add(response.socket));
  const isOpen = await Promise.race([once(socket, 'open'), failed]);
  if (!isOpen) return undefined;
  socket.send(
    bytesOf({
      cmd: 'connect',
      protocolId: 'MQTT',
      protocolVersion: 5,
      clientId: '',
      clean: true,
      keepalive: 60,
    }),
  );
  return socket;
}

const subscription = (topics: readonly string[]) =>
  bytesOf({ cmd: 'subscribe', messageId: 1, subscriptions: topics.map((topic) => ({ topic, qos: 0 })) });

const publication = (payload: Buffer, retain = false) =>
  bytesOf({ cmd: 'publish', topic: 'soak', payload, qos: 0, dup: false, retain });

/** Subscribes with many filters, and never reads. */
export async function subscribeSlowly(target: HostileTarget): Promise<void> {
  const socket = await open(target);
  socket?.send(subscription(['soak', ...Array.from({ length: 30 }, (_, index) => `soak/${index}/+`)]));
  socket?.pause();
}

/** Publishes large messages, and keeps some. */
export async function publishMuch(target: HostileTarget): Promise<void> {
  const socket = await open(target);
  for (let index = 0; index < 20; index += 1)
    socket?.send(publication(Buffer.alloc(200_000), index % 5 === 0));
}

/** Publishes very many small messages in few frames. */
export async function flood(target: HostileTarget): Promise<void> {
  const socket = await open(target);
  const small = publication(Buffer.from('x'));
  for (let index = 0; index < 5; index += 1) {
    socket?.send(Buffer.concat(Array.from({ length: 5000 }, () => small)));
  }
}

/** Connects again and again. */
export async function storm(target: HostileTarget): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 40 }, () => open(target)));
  for (const socket of sockets) socket?.terminate();
}
