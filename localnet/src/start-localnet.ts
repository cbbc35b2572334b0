import { once } from 'node:events';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { brokerPath, type EventEntry, networkRoute } from './app/network-route';
import { StaticFiles } from './app/static-files';
import { acceptWebsockets } from './broker/accept-websockets';
import { Broker } from './broker/broker';
import { openDiskStorage, openMemoryStorage } from './data/storage';
import { graphqlRoutes } from './gateway/graphql/graphql-routes';
import { dataOf, itemRoutes } from './gateway/item-routes';
import { nodeRoutes } from './gateway/node-routes';
import { createHttpServer } from './http/server';
import { certificateFor } from './lan/certificate';
import { networkAddress } from './lan/network-address';
import { seedEvents } from './seed/seed-events';
import { startUnits } from './units/start-units';

export interface LocalnetOptions {
  /** 0 takes a free one. Default 4700. */
  port?: number;
  /** Where everything is kept. Default `.localnet`. */
  data?: string;
  /** Keep nothing on disk. */
  memory?: boolean;
  /** Forget what was kept. */
  reset?: boolean;
  /** Folder where keys are and are kept, for tests that start many networks. Default: below `data`. */
  keys?: string;
  /** Folder of the built app, served at the root. */
  app?: string;
  /** Serve HTTPS on this machine's address in the local network, so that phones can join. */
  lan?: boolean;
  /** Run the event `demo` with some players. Default true. */
  seed?: boolean;
  /** An evaluation that takes longer is cut off. Default 5,000. */
  evaluationLimitMs?: number;
  /** Hears of failures that no answer tells. Default: the terminal. */
  report?: (problem: string) => void;
}

/** A running local network. */
export interface Localnet {
  /** Where it is, with a slash at the end: the app's URL. */
  url: string;
  /** The events that its `network.json` lists. */
  events: readonly EventEntry[];
  /** Who signs messages between processes; a process trusts it when its spawn names it in an `Authority` tag. */
  authority: Address;
  /** Stops listening, saves all states, and ends every thread. */
  stop(): Promise<void>;
}

/**
 * Starts AO's units, a gateway, an MQTT 5 broker (at `/mqtt`) and the app on one port of this machine.
 * @throws when the port or the data folder is taken, or the aos module can't be had
 */
export async function startLocalnet(options: LocalnetOptions = {}): Promise<Localnet> {
  const { port = 4700, data = '.localnet', evaluationLimitMs = 5000 } = options;
  const report = options.report ?? ((problem) => process.stderr.write(`${problem}\n`));
  const now = () => Date.now();
  const module = await ensureAosModule();
  const storage = options.memory
    ? openMemoryStorage(options.keys)
    : await openDiskStorage(data, options.reset, options.keys);
  if (storage.cutBytes > 0)
    report(`The last ${storage.cutBytes} bytes of the ledger were torn and were cut off.`);
  const { ledger } = storage;
  const units = await startUnits({ storage, module, evaluationLimitMs, now, report });
  const host = options.lan ? networkAddress() : '127.0.0.1';
  const events: EventEntry[] = [];
  const files = options.app === undefined ? undefined : new StaticFiles(options.app);
  const server = createHttpServer({
    routes: [
      ...units.routes,
      ...nodeRoutes(now),
      ...itemRoutes(ledger, units.message, now),
      ...graphqlRoutes(ledger, module),
      networkRoute(events),
    ],
    fallback: async (pathname, request) =>
      (await dataOf(ledger, pathname.slice(1))) ?? (await files?.answer(pathname, request)),
    certificate: options.lan ? await certificateFor(host, storage.file('certificate.json')) : undefined,
    report,
  });
  const closeBroker = acceptWebsockets(server, { path: brokerPath, broker: new Broker() });
  const end = async () => {
    closeBroker();
    server.close();
    server.closeAllConnections();
    await units.stop();
    await storage.close();
  };
  let ending: Promise<void> | undefined;
  const stop = () => {
    ending ??= end();
    return ending;
  };
  try {
    server.listen(port, options.lan ? '0.0.0.0' : host);
    await once(server, 'listening');
    const address = server.address();
    const actualPort = typeof address === 'object' && address ? address.port : port;
    const scheme = options.lan ? 'https' : 'http';
    const url = `${scheme}://${host}:${actualPort}/`;
    if (options.seed ?? true) {
      events.push(
        ...(await seedEvents({ storage, module: module.id, authority: units.message.address, url })),
      );
    }
    return { url, events, authority: units.message.address, stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
}
