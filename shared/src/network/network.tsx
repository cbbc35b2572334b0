import { createContext, type ReactNode, useContext } from 'react';
import * as v from 'valibot';
import type { ProcessId } from '../arweave';
import { AppError } from '../errors';
import { type AoUnit, absoluteUnit, aoUnitSchema, id } from './ao-units';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
const xUsername = v.pipe(v.string(), v.regex(/^\w{1,15}$/));

/** A P-256 public key, raw and uncompressed, in base64url. */
const publicKey = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/));

/** An address, or a list of several that do the same work, in the order in which they are tried. */
const addresses = v.union([v.string(), v.pipe(v.array(v.string()), v.nonEmpty())]);

const relaySchema = v.object({ broker: addresses, key: publicKey });

const networkSchema = v.object({
  ao: aoUnitSchema,
  units: v.optional(v.record(id, aoUnitSchema)),
  gateway: addresses,
  explorer: v.optional(v.string()),
  events: v.array(
    v.object({
      slug,
      process: id,
      name: v.string(),
      city: v.optional(v.string()),
      // An entry that is wrong costs the event its relay, and nothing else.
      relay: v.optional(v.unknown()),
      follow: v.optional(xUsername),
    }),
  ),
  follow: v.optional(xUsername),
  community: v.optional(id),
  // An entry that is wrong costs itself, and nothing else.
  processes: v.optional(v.unknown()),
  relay: v.optional(v.unknown()),
  reports: v.optional(v.string()),
  wallets: v.optional(v.record(v.string(), addresses)),
  walletOptions: v.optional(
    v.object({
      popup: v.optional(v.array(v.string())),
      game: v.optional(v.array(v.string())),
      autoConnect: v.optional(v.boolean()),
      pageApi: v.optional(v.boolean()),
    }),
  ),
});

/** The relay of an event or of the communities: where it publishes, and the key that it signs with. */
export interface EventRelay {
  /** The addresses of the message brokers, `wss://…` or `ws://…`, each of which has all snapshots. */
  broker: readonly string[];
  /** P-256 public key, raw and uncompressed, in base64url. */
  key: string;
}

/** One event of the game: its short name in links, and the AO process that runs it. */
export interface EventEntry {
  slug: string;
  process: ProcessId;
  name: string;
  city?: string;
  /** Phones follow its snapshots instead of reading the process each by itself. */
  relay?: EventRelay;
  /** The X username of its organisers, whom players are asked to follow after the end. */
  follow?: string;
  /** True for an event that `network.json` doesn't list: its name proves nothing, and every page that shows it says so. */
  isUnlisted?: boolean;
  /** True for an event that a city announces and `network.json` lacks: its links name its process, so that they lead there before the list has come. */
  isAnnounced?: boolean;
  /** The announced times, in Unix milliseconds. */
  startsAt?: number;
  endsAt?: number;
  /** The announced place, a line. */
  place?: string;
  /** The https address of an announced page about it. */
  link?: string;
}

/**
 * Returns the path, within the app, of an event's first screen. Unless `network.json` lists the event it names its process, so that
 * every phone finds it.
 * @param query further parameters of the path
 */
export function eventPath(
  { slug, process, isUnlisted, isAnnounced }: Omit<EventEntry, 'name'>,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({
    ...((isUnlisted || isAnnounced) && { p: process }),
    ...query,
  }).toString();
  return `/rabbit/${slug}${search && `?${search}`}`;
}

/** Returns the path, within the app, of an event's wall, which names its process as `eventPath` does. */
export function wallPath(event: Omit<EventEntry, 'name'>): string {
  return `/vibe?event=${eventPath(event).slice('/rabbit/'.length).replace('?', '&')}`;
}

/** Returns the process that the link of an unlisted event names; undefined for any other link. */
export function carriedProcess(search: string): ProcessId | undefined {
  const process = new URLSearchParams(search).get('p') ?? '';
  return /^[\w-]{43}$/.test(process) ? (process as ProcessId) : undefined;
}

/** The addresses of wallets that are not at their makers' own, by the keys that the wallets' folders name: one or more each. */
export type WalletAddresses = Readonly<Partial<Record<string, readonly string[]>>>;

/** The choices that a deployment makes about wallets. Each has a default. */
export interface WalletOptions {
  /** The names of the wallets that the popup offers, in order. */
  popup?: readonly string[];
  /** Those that the game's own choice offers. */
  game?: readonly string[];
  /** Connects again with the wallet that was used last, when the page loads. Default: true. */
  autoConnect?: boolean;
  /** Gives other scripts of the page the built-in wallet, which asks its user for each of their requests. Default: false. */
  pageApi?: boolean;
}

/**
 * The addresses of AO, the storage gateway and the app's events: `network.json`, read at run time, so that one
 * build serves a laptop and the public network alike. URLs are absolute once parsed.
 */
export interface Network {
  /** The unit of every process that `units` doesn't name, and of new ones. */
  ao: AoUnit;
  /** The units of processes that have another one; missing where none is named. */
  units?: Readonly<Record<string, AoUnit>>;
  /** The storage gateways, in the order in which they are asked. Links and wallets get the first. */
  gateways: readonly [string, ...string[]];
  /** Prefix of the page of an address (an entity) in an explorer; missing where no explorer knows this network. */
  explorer?: string;
  /** The events that this copy of the app lists: its own, then those that cities announce. Without those that a visitor keeps (`useKeptEvents`). */
  events: readonly EventEntry[];
  /** The X username that players are asked to follow after an event that names none of its own. */
  follow?: string;
  /** The process of the communities; pages of communities show their built-in content without it. */
  community?: ProcessId;
  /** The relay of the communities, which notifies phones of meet-ups; missing where none is named, or a wrong one. */
  relay?: EventRelay;
  /** Processes of areas, by the name that the area gives its own; missing where none is named. */
  processes?: Readonly<Record<string, ProcessId>>;
  /** The address that the events of visits are sent to (docs/product 11.10); nothing is sent unless it is given. */
  reports?: string;
  wallets: WalletAddresses;
  walletOptions?: WalletOptions;
  /** The slugs of the events whose relay is described wrongly, and which do without one; missing where all are right. */
  refusedRelays?: readonly string[];
}

/**
 * Validates `network.json` and resolves its URLs against its own.
 * @throws AppError `network.invalid`
 */
export function parseNetwork(json: unknown, baseUrl: string): Network {
  const parsed = v.safeParse(networkSchema, json);
  if (!parsed.success) throw new AppError('network.invalid', { cause: parsed.issues });
  const {
    ao,
    units,
    gateway,
    explorer,
    events,
    follow,
    community,
    processes: named,
    reports,
    wallets = {},
    walletOptions,
  } = parsed.output;
  const absolute = (url: string) => new URL(url, baseUrl).href;
  const [first, ...others] = [gateway].flat().map(absolute);
  const entries = events.map(({ relay: named, ...event }) => ({
    event: { ...event, process: event.process as ProcessId },
    named,
    relay: parseRelay(named, baseUrl),
  }));
  const refusedRelays = entries
    .filter(({ named, relay }) => named !== undefined && !relay)
    .map(({ event }) => event.slug);
  const processes = Object.entries(Object(named)).filter(([, process]) => v.safeParse(id, process).success);
  const relay = parseRelay(parsed.output.relay, baseUrl);
  return {
    ao: absoluteUnit(ao, absolute),
    ...(units && {
      units: Object.fromEntries(
        Object.entries(units).map(([process, unit]) => [process, absoluteUnit(unit, absolute)]),
      ),
    }),
    // The schema refuses an empty list.
    gateways: [first as string, ...others],
    ...(explorer && { explorer: absolute(explorer) }),
    events: entries.map(({ event, relay }) => ({ ...event, ...(relay && { relay }) })),
    ...(follow && { follow }),
    ...(community && { community: community as ProcessId }),
    ...(relay && { relay }),
    ...(processes.length > 0 && { processes: Object.fromEntries(processes) as Network['processes'] }),
    ...(reports && { reports: absolute(reports) }),
    wallets: Object.fromEntries(
      Object.entries(wallets)
        .filter(([, named]) => named !== '')
        .map(([key, named]) => [key, [named].flat().map(absolute)]),
    ),
    ...(walletOptions && { walletOptions }),
    ...(refusedRelays.length > 0 && { refusedRelays }),
  };
}

/** Parses a relay as `network.json` has it; returns undefined when none is named, or it is described wrongly. */
function parseRelay(named: unknown, baseUrl: string): EventRelay | undefined {
  const parsed = v.safeParse(relaySchema, named);
  if (!parsed.success) return undefined;
  const { key, broker } = parsed.output;
  const brokers = [broker].flat().map((url) =>
    // A path beside the page is resolved to a URL of http.
    url && URL.canParse(url, baseUrl) ? new URL(url, baseUrl).href.replace(/^http/, 'ws') : '',
  );
  return brokers.every((url) => /^wss?:/.test(url)) ? { broker: brokers, key } : undefined;
}

const NetworkContext = createContext<Network | undefined>(undefined);

export function NetworkProvider({ network, children }: { network: Network; children: ReactNode }) {
  return <NetworkContext value={network}>{children}</NetworkContext>;
}

/** The network of this app; only below the shell's provider. */
export function useNetwork(): Network {
  const network = useContext(NetworkContext);
  if (!network) throw new AppError('network.no-provider');
  return network;
}
