import { createContext, type ReactNode, useContext } from 'react';
import * as v from 'valibot';
import type { ProcessId } from '../arweave';
import { AppError } from '../errors';

const id = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));

const networkSchema = v.object({
  ao: v.object({ mode: v.literal('legacy'), mu: v.string(), cu: v.string() }),
  gateway: v.string(),
  explorer: v.optional(v.string()),
  events: v.array(v.object({ slug, process: id, name: v.string(), city: v.optional(v.string()) })),
  wallets: v.optional(v.record(v.string(), v.string())),
  walletOptions: v.optional(
    v.object({
      popup: v.optional(v.array(v.string())),
      game: v.optional(v.array(v.string())),
      autoConnect: v.optional(v.boolean()),
      pageApi: v.optional(v.boolean()),
    }),
  ),
});

/** One event of the game: its short name in links, and the AO process that runs it. */
export interface EventEntry {
  slug: string;
  process: ProcessId;
  name: string;
  city?: string;
}

/** The addresses of wallets that are not at their makers' own, by the keys that the wallets' folders name. */
export type WalletAddresses = Readonly<Partial<Record<string, string>>>;

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
  ao: { mode: 'legacy'; mu: string; cu: string };
  gateway: string;
  /** Prefix of the page of an address (an entity) in an explorer; missing where no explorer knows this network. */
  explorer?: string;
  events: readonly EventEntry[];
  wallets: WalletAddresses;
  walletOptions?: WalletOptions;
}

/**
 * Validates `network.json` and resolves its URLs against its own.
 * @throws AppError `network.invalid`
 */
export function parseNetwork(json: unknown, baseUrl: string): Network {
  const parsed = v.safeParse(networkSchema, json);
  if (!parsed.success) throw new AppError('network.invalid', { cause: parsed.issues });
  const { ao, gateway, explorer, events, wallets = {}, walletOptions } = parsed.output;
  const absolute = (url: string) => new URL(url, baseUrl).href;
  return {
    ao: { mode: ao.mode, mu: absolute(ao.mu), cu: absolute(ao.cu) },
    gateway: absolute(gateway),
    ...(explorer && { explorer: absolute(explorer) }),
    events: events.map((event) => ({ ...event, process: event.process as ProcessId })),
    wallets: Object.fromEntries(
      Object.entries(wallets)
        .filter(([, url]) => url !== '')
        .map(([key, url]) => [key, absolute(url)]),
    ),
    ...(walletOptions && { walletOptions }),
  };
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
