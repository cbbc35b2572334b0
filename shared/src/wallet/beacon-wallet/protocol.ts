import * as v from 'valibot';
import type { WalletPermission } from '../connector';

/**
 * The AOSync protocol as wallets made for its SDK 1.1.25 to 1.1.33 speak it: JSON over MQTT 5 (docs/product
 * 7.5).
 */

/** The broker of Beacon wallets unless configured otherwise. */
export const defaultBrokerUrl = 'wss://aosync-broker-eu.beaconwallet.dev:8081';
export const protocolVersion = 5;

/** Times of this wallet in milliseconds (docs/product 9.37); a pairing code of ours lasts five minutes. */
export const reconnectionTimeoutMs = 3000;
export const statusMs = 1000;
export const pairingLifetimeMs = 300_000;

export type BeaconAction =
  | 'getActiveAddress'
  | 'getAllAddresses'
  | 'getPermissions'
  | 'getWalletNames'
  | 'encrypt'
  | 'decrypt'
  | 'signature'
  | 'getActivePublicKey'
  | 'addToken'
  | 'sign'
  | 'dispatch'
  | 'signDataItem'
  | 'userTokens';

/** The payload of an action: `data`, `algorithm`, `transaction` or `dataItem`. */
export type RequestPayload = Readonly<Record<string, unknown>>;

/** The envelope of a request, without what it is about. */
export interface BeaconRequest extends RequestPayload {
  action: BeaconAction;
  correlationData: string;
}

const approvedByHand: readonly BeaconAction[] = ['sign', 'dispatch', 'signDataItem'];

/** Returns true when the wallet's user must approve an action, which takes longer and shows the approval modal. */
export const needsApproval = (action: BeaconAction): boolean => approvedByHand.includes(action);

/** The answer of a wallet that declined, in place of data. */
export const declinedAnswer = 'declined';

export const requestTopic = (uid: string): string => uid;
export const responseTopic = (uid: string): string => `${uid}/response`;

/** The content of the pairing QR code. */
export const pairingUri = (uid: string): string => `aosync=${uid}`;

/** The link that opens the wallet on the same phone, with the page to return to. */
export const deepLink = (pageUrl: string): string =>
  `beaconwallet://aosync?websiteURL=${encodeURIComponent(pageUrl)}`;

/** The page's data about itself, sent when a wallet connects. */
export interface ConnectionOffer {
  appInfo: { name: string; url: 'unknown'; logo: string };
  permissions: readonly WalletPermission[];
  gateway: { host: string; port: number; protocol: string };
}

/** A message from the wallet's side; anything else on the topic is `undefined`. */
export type WalletMessage =
  | { kind: 'connect' }
  | { kind: 'disconnect' }
  | { kind: 'answer'; correlation: string; data: unknown };

/** Fields that are something else than text are as good as absent. */
const text = v.fallback(v.optional(v.string()), undefined);

const envelope = v.object({ action: text, correlationData: text, data: v.optional(v.unknown()) });

/**
 * Parses a message on the response topic. Answers carry their correlation in the MQTT property, the body, or both;
 * a message in which the two differ is discarded.
 */
export function readWalletMessage(text: string, property: string | undefined): WalletMessage | undefined {
  const parsed = v.safeParse(envelope, parseJson(text));
  if (!parsed.success) return undefined;
  const { action, correlationData, data } = parsed.output;
  if (action === 'connect' || action === 'disconnect') return { kind: action };
  if (property && correlationData && property !== correlationData) return undefined;
  const correlation = property ?? correlationData;
  return correlation ? { kind: 'answer', correlation, data } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
