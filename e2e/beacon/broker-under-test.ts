import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { acceptWebsockets } from '../../localnet/src/broker/accept-websockets';
import { Broker } from '../../localnet/src/broker/broker';
import { relayLogin } from '../support/relay-login';
import { startMosquitto } from './mosquitto';

/** A message broker that a test has to itself. */
export interface BrokerUnderTest {
  /** For WebSocket connections, on loopback. */
  url: string;
  /**
   * Ends every connection and forgets everything, as a machine that restarts does. It is back once a client has tried
   * to connect in vain.
   */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The MQTT broker behind the WebSocket; started anew at each restart. */
interface Engine {
  broker: Parameters<typeof acceptWebsockets>[1]['broker'];
  stop: () => Promise<void>;
}

const path = '/mqtt';

async function startBroker(startEngine: () => Promise<Engine>): Promise<BrokerUnderTest> {
  let door = await openDoor(0, await startEngine());
  const { port } = door;
  return {
    url: `ws://127.0.0.1:${port}${path}`,
    restart: async () => {
      await door.close();
      await refuseOne(port);
      door = await openDoor(port, await startEngine());
    },
    stop: () => door.close(),
  };
}

/** Listens on a port until one client has connected and been disconnected. */
async function refuseOne(port: number): Promise<void> {
  const server = createTcpServer((socket) => socket.destroy());
  const knocked = once(server, 'connection');
  server.listen(port, '127.0.0.1');
  await knocked;
  await new Promise((resolve) => server.close(resolve));
}

async function openDoor(wantedPort: number, engine: Engine) {
  const server: Server = createServer();
  const refuse = acceptWebsockets(server, { path, broker: engine.broker });
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    refuse();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await engine.stop();
  };
  return { port, close };
}

/** The brokers that the wallet must work with, by their names in test reports. */
export const brokers: readonly [string, () => Promise<BrokerUnderTest>][] = [
  [
    'the local network’s broker',
    () =>
      startBroker(async () => ({
        broker: new Broker({ relayPassword: relayLogin.password }),
        stop: async () => undefined,
      })),
  ],
  ['Mosquitto', () => startBroker(startMosquitto)],
];
