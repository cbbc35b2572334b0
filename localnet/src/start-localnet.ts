import { readFile } from 'node:fs/promises';
import { ensureAosModule } from '@rainbow-rabbit/processes/aos';
import type { Address, ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventEntry } from '@rainbow-rabbit/shared/network';
import {
  type AoMode,
  type AreaProcesses,
  brokerPath,
  type NamedProcesses,
  networkRoute,
} from './app/network-route';
import { StaticFiles } from './app/static-files';
import { acceptWebsockets } from './broker/accept-websockets';
import { Broker } from './broker/broker';
import { openDiskStorage, openMemoryStorage, type Storage } from './data/storage';
import { type Archive, createArchive } from './gateway/archive';
import { answerAt } from './gateway/data-answer';
import { gatewayRoutes } from './gateway/gateway-routes';
import { moduleEntryOf } from './gateway/graphql/transactions';
import { PackedData } from './gateway/packed-data';
import { requestedSandbox } from './gateway/sandbox-host';
import { accessFor } from './http/access';
import { closeServer, listen } from './http/listen';
import type { RouteRequest } from './http/route';
import { createHttpServer, type HttpOptions } from './http/server';
import { hyperbeamRoutes } from './hyperbeam/hyperbeam-routes';
import { storedMessage, unknownMessage } from './hyperbeam/stored-message';
import { networkAddress } from './lan/network-address';
import type { Ledger } from './ledger/ledger';
import { seedNetwork } from './seed/seed-network';
import { UndoList } from './undo-list';
import type { MessageUnit } from './units/message';
import { type FollowerOptions, startFollower } from './units/start-follower';
import { startUnits, type UnitsOptions } from './units/start-units';

export interface LocalnetOptions {
  /** 0 takes a free one. Default 4700. */
  port?: number;
  /** The data folder. Default `.localnet`. */
  data?: string;
  /** Keeps nothing on disk. */
  memory?: boolean;
  /** Removes the content of the data folder first. */
  reset?: boolean;
  /** Folder of keys that several networks share, for tests. Default: below `data`. */
  keys?: string;
  /** Folder of the built app, served at the root. */
  app?: string;
  /** Serves HTTPS on this machine's address in the local network, so that phones can join. */
  lan?: boolean;
  /** The largest size of each log. Default: 8 GiB on a disk, 1 GiB in memory. */
  quotaBytes?: number;
  /** Runs the event `demo` with some players. Default true. */
  seed?: boolean;
  /** Beside the demo event, seeds the communities and their token. Default false. */
  communities?: boolean;
  /** Beside the demo event, seeds the arcade. Default false. */
  arcade?: boolean;
  /** Beside the demo event, seeds a contest. Default false. */
  contest?: boolean;
  /** Relays the demo event to pages by the broker. Default false. */
  relay?: boolean;
  /** Lets relays of other processes publish snapshots, which connect to the broker as `relay` with this password. */
  relayPassword?: string;
  /**
   * `hyperbeam` serves the endpoints of a HyperBEAM node beside the legacy units, and `network.json` names the node. Default: `legacy`,
   * without a node.
   */
  ao?: AoMode;
  /** Further addresses that spawns may name as the scheduler, for spawns that were signed for another node. */
  schedulers?: readonly Address[];
  /** Starts further units on ports of their own, which learn of messages late. Nothing is to be posted to them. For tests. */
  followers?: readonly FollowerOptions[];
  /** Limit of one evaluation, or a function that returns it for the next; a longer one is stopped. Default 5,000. */
  evaluationLimitMs?: number | (() => number);
  /** Receives failures that no answer shows. Default: writes them to the terminal. */
  report?: (problem: string) => void;
}

/** A running local network. */
export interface Localnet {
  /** The app's URL, with a slash at the end. */
  url: string;
  /** The events that its `network.json` lists. */
  events: readonly EventEntry[];
  /** The process of the communities, where they are seeded. */
  community?: ProcessId;
  /** The processes of areas, where they are seeded. */
  processes?: AreaProcesses;
  /** The signer of messages between processes; a process trusts it when its spawn names it in an `Authority` tag. */
  authority: Address;
  /** The addresses of its followers, each with a slash at the end. */
  followers: readonly string[];
  /** The path of every endpoint, such as `/tx/:id/status`. */
  paths: readonly string[];
  /** Stops listening, saves all states, and ends every thread. */
  stop(): Promise<void>;
}

/**
 * Starts AO's units, a gateway, an MQTT 5 broker (at `/mqtt`) and the app on one port of this machine.
 * @throws Error when the port or the data folder is in use, or the aos module can't be fetched
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

/** The messages of the demo end by themselves, and a first start that is cut short on a busy machine has nothing to show. */
const seedLimitMs = 60_000;

async function start(options: LocalnetOptions, undo: UndoList): Promise<Omit<Localnet, 'stop'>> {
  const { port = 4700, evaluationLimitMs = 5000, seed = true } = options;
  const { relay = false, communities = false, arcade = false, contest = false } = options;
  const report = options.report ?? ((problem) => process.stderr.write(`${problem}\n`));
  const now = () => Date.now();
  const host = options.lan ? networkAddress() : loopback;
  const module = await ensureAosModule();
  const storage = await openStorage(options, report);
  undo.add(storage.close);
  if (storage.cutBytes > 0) report(`Cut ${storage.cutBytes} torn bytes off the end of the ledger.`);
  const certificate = options.lan ? await lanCertificate(host, storage.file('certificate.json')) : undefined;
  const named: NamedProcesses = { events: [] };
  const { events } = named;
  const isOwnEvent = (id: ProcessId) =>
    id === named.community ||
    Object.values(named.processes ?? {}).includes(id) ||
    events.some(({ process }) => process === id);
  let leastLimitMs = seed ? seedLimitMs : 0;
  const limitMs = () =>
    Math.max(leastLimitMs, typeof evaluationLimitMs === 'number' ? evaluationLimitMs : evaluationLimitMs());
  const ofUnits = { storage, module, evaluationLimitMs: limitMs, now, isOwnEvent, report };
  const units = await startUnits(ofUnits);
  undo.add(units.stop);

  const moduleEntry = { ...moduleEntryOf(module), bytes: await readFile(module.file) };
  const archive = await createArchive({ ...storage, known: [moduleEntry], report });
  const gateway = gatewayRoutes({ archive, storage, unit: units.message, now });
  const { address: authority } = units.message;
  const spawn = { module: module.id, scheduler: authority, authority };
  const access = accessFor([host]);
  const { ao = 'legacy', schedulers } = options;
  const { ledger } = storage;
  const isNode = ao === 'hyperbeam';
  const nodeRoutes = isNode
    ? hyperbeamRoutes({ ledger, compute: units.compute, unit: units.message, schedulers })
    : [];
  const fallback = fallbackOf(archive, options.app);
  const site = {
    access,
    routes: [...units.routes, ...nodeRoutes, ...gateway, networkRoute(named, spawn, ao)],
    fallback: isNode ? nodeFallback(ledger, fallback) : fallback,
    report,
  };
  const server = createHttpServer({ ...site, certificate });
  undo.add(() => closeServer(server));
  const broker = new Broker(options);
  undo.add(acceptWebsockets(server, { path: brokerPath, access, broker }));
  const actualPort = await listen(server, port, options.lan ? everyAddress : host);
  const url = `${certificate ? 'https' : 'http'}://${host}:${actualPort}/`;
  if (seed) {
    // Over loopback in any case: this process doesn't trust the certificate for phones.
    const local = createHttpServer(site);
    undo.add(() => closeServer(local));
    const localUrl = `http://${loopback}:${await listen(local, 0, loopback)}/`;
    const place = { storage, module: module.id, authority, url: localUrl };
    const seeded = await seedNetwork(place, {
      communities,
      arcade,
      contest,
      relay,
      ao,
      broker,
      undo,
      report,
    });
    leastLimitMs = 0;
    events.push(...seeded.events);
    named.community = seeded.community;
    named.relay = seeded.relay;
    named.processes = seeded.processes;
    if (!relay && !communities) closeServer(local);
  }
  const followers = await serveFollowers(options, {
    units: ofUnits,
    node: isNode ? units.message : undefined,
    site,
    undo,
  });
  const paths = site.routes.map(({ path }) => path);
  return { url, ...named, authority, followers, paths };
}

interface FollowedNetwork {
  units: UnitsOptions;
  /** The message unit whose address followers have as HyperBEAM nodes; undefined where they are no nodes. */
  node: MessageUnit | undefined;
  site: HttpOptions;
  undo: UndoList;
}

/** Starts the followers of a network, each on a port of its own. Returns their addresses. */
async function serveFollowers(
  { followers = [] }: LocalnetOptions,
  { units, node, site, undo }: FollowedNetwork,
): Promise<string[]> {
  const urls: string[] = [];
  for (const follower of followers) {
    const { ledger, compute, routes, stop } = await startFollower(units, follower);
    undo.add(stop);
    const ofNode = node ? hyperbeamRoutes({ ledger, compute, unit: node }) : [];
    const fallback = nodeFallback(ledger, async () => undefined);
    const server = createHttpServer({ ...site, routes: [...routes, ...ofNode], fallback });
    undo.add(() => closeServer(server));
    urls.push(`http://${loopback}:${await listen(server, 0, loopback)}/`);
  }
  return urls;
}

/** Loads what makes certificates only where one is needed: 350 modules. */
const lanCertificate: typeof import('./lan/certificate').certificateFor = async (...of) =>
  (await import('./lan/certificate')).certificateFor(...of);

const loopback = '127.0.0.1';
const everyAddress = '0.0.0.0';

/**
 * Serves stored data at `/{id}`, and the files of the app, if there is one. A sandbox subdomain is the origin of what is stored
 * under one id, so the app is not there.
 */
function fallbackOf(archive: Archive, app: string | undefined) {
  const files = app === undefined ? undefined : new StaticFiles(app);
  const packed = new PackedData();
  return async (pathname: string, request: RouteRequest) =>
    (await answerAt(archive, pathname, request, packed)) ??
    (requestedSandbox(request.headers) ? undefined : await files?.answer(pathname, request));
}

/** Serves messages at `/{id}` as a HyperBEAM node does, and everything else as before. */
function nodeFallback(ledger: Ledger, others: ReturnType<typeof fallbackOf>) {
  return async (pathname: string, request: RouteRequest) =>
    (await storedMessage(ledger, pathname, request)) ??
    (await others(pathname, request)) ??
    unknownMessage(pathname);
}

function openStorage(
  { memory, data = '.localnet', reset, keys, quotaBytes }: LocalnetOptions,
  report: (problem: string) => void,
): Promise<Storage> {
  if (memory) return openMemoryStorage({ keys, quotaBytes, report });
  return openDiskStorage(data, { reset, keys, quotaBytes, report });
}
