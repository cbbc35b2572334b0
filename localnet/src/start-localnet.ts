import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import { brokerPath, networkRoute } from './app/network-route';
import { StaticFiles } from './app/static-files';
import { acceptWebsockets } from './broker/accept-websockets';
import { Broker } from './broker/broker';
import { openDiskStorage, openMemoryStorage, type Storage } from './data/storage';
import { createArchive } from './gateway/archive';
import { answerAt } from './gateway/data-answer';
import { gatewayRoutes } from './gateway/gateway-routes';
import { closeServer, listen } from './http/listen';
import type { RouteRequest } from './http/route';
import { createHttpServer } from './http/server';
import { certificateFor } from './lan/certificate';
import { networkAddress } from './lan/network-address';
import { seedEvents } from './seed/seed-events';
import { UndoList } from './undo-list';
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
  const undo = new UndoList();
  try {
    return { ...(await start(options, undo)), stop: () => undo.run() };
  } catch (reason) {
    await undo.run();
    throw reason;
  }
}

async function start(options: LocalnetOptions, undo: UndoList): Promise<Omit<Localnet, 'stop'>> {
  const { port = 4700, evaluationLimitMs = 5000, seed = true } = options;
  const report = options.report ?? ((problem) => process.stderr.write(`${problem}\n`));
  const now = () => Date.now();
  const host = options.lan ? networkAddress() : loopback;
  const module = await ensureAosModule();
  const storage = await openStorage(options);
  undo.add(storage.close);
  if (storage.cutBytes > 0) report(`Cut ${storage.cutBytes} torn bytes off the end of the ledger.`);
  const certificate = options.lan ? await certificateFor(host, storage.file('certificate.json')) : undefined;
  const units = await startUnits({ storage, module, evaluationLimitMs, now, report });
  undo.add(units.stop);

  const events: EventEntry[] = [];
  const files = options.app === undefined ? undefined : new StaticFiles(options.app);
  const archive = createArchive(storage.ledger, storage.transactions);
  const site = {
    routes: [
      ...units.routes,
      ...gatewayRoutes({ archive, storage, unit: units.message, module, now }),
      networkRoute(events),
    ],
    fallback: async (pathname: string, request: RouteRequest) =>
      (await answerAt(archive, pathname)) ?? (await files?.answer(pathname, request)),
    report,
  };
  const server = createHttpServer({ ...site, certificate });
  undo.add(() => closeServer(server));
  undo.add(acceptWebsockets(server, { path: brokerPath, broker: new Broker() }));
  const actualPort = await listen(server, port, options.lan ? everyAddress : host);
  const url = `${certificate ? 'https' : 'http'}://${host}:${actualPort}/`;
  if (seed) {
    // By loopback in any case: nobody here has to trust the certificate for phones.
    const local = createHttpServer(site);
    undo.add(() => closeServer(local));
    const localUrl = `http://${loopback}:${await listen(local, 0, loopback)}/`;
    const authority = units.message.address;
    events.push(...(await seedEvents({ storage, module: module.id, authority, url: localUrl })));
    closeServer(local);
  }
  return { url, events, authority: units.message.address };
}

const loopback = '127.0.0.1';
const everyAddress = '0.0.0.0';

function openStorage({ memory, data = '.localnet', reset, keys }: LocalnetOptions): Promise<Storage> {
  return memory ? openMemoryStorage(keys) : openDiskStorage(data, reset, keys);
}
