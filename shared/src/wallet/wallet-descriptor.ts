import type en from '../../locales/en.json';
import type { MessageHash } from '../arweave';
import type { Network } from '../network';
import type { OpenRoomLink } from './broker-link';
import type { Approve, WalletConnector, WalletPermission } from './connector';
import type { KeyfileImport, LendKeyfile } from './keyfile';
import type { ShowPairing } from './pairing-view';
import type { Unlock } from './wallet-lock';

/** The part of the app's network that connectors use. */
export type WalletNetwork = Pick<Network, 'gateways' | 'wallets' | 'walletOptions'>;

/** The services of the app that a connector may use. */
export interface ConnectorHost {
  approve: Approve;
  unlock: Unlock;
  /** Shows the step of a pairing with a wallet on another phone; undefined shows nothing. */
  showPairing: ShowPairing;
  network: WalletNetwork;
}

export type CreateConnector = (host: ConnectorHost) => WalletConnector;

/** Gives the page a wallet whose connector is opened when it is first used; returns the undo. */
export type GivePageApi = (openConnector: () => Promise<WalletConnector>) => () => void;

type DescriptionId<Key> = Key extends `wallet.${infer Id}.description` ? Id : never;

/** The name of a wallet's folder. A folder for which the catalogue of `shared` lacks `wallet.<id>.description` is a type error. */
export type WalletId = DescriptionId<keyof typeof en>;

/** Drawn by this page itself, an extension of the browser, a web page of its own, or an app on another phone. */
export type WalletKind = 'built-in' | 'extension' | 'web' | 'mobile';

/**
 * A wallet's abilities. The app decides by these, never by a wallet's name; the contract suite holds each connector
 * to its own, and to `wallet.unsupported` or `wallet.algorithm-unsupported` for the others.
 */
export interface WalletCapabilities {
  /** The account is in this browser's storage, and is lost with it. */
  livesInThisBrowser: boolean;
  /** The app asks for approval by itself: signing opens no window and needs no other device. */
  approvesInApp: boolean;
  /** `saveKeyfile`; the descriptor then has `loadKeyfileImport` and `loadKeyfileLoan`. */
  savesKeyfile: boolean;
  /** The connector has a `lock`. */
  hasLock: boolean;
  /** `dispatch`. */
  sends: boolean;
  /** `encrypt` and `decrypt`. */
  encrypts: boolean;
  /** Data items whose data is not text; else `wallet.data-not-text`. */
  signsBinaryItems: boolean;
  /** `signature`, with the usual salt length or with any. */
  signsRawBytes: false | 'usual-salt' | 'any-salt';
  /** The hashes that `signMessage` takes. */
  messageHashes: readonly MessageHash[];
}

/** A wallet's logo, in `logo.ts` of its folder: one path of 24 × 24 units, drawn in white on the wallet's colour. */
export interface WalletLogoSign {
  path: string;
  colour: string;
}

/**
 * Everything the app knows of a wallet before any of its code is loaded (docs/product 3.5).
 * @typeParam Method the name by which the app connects and remembers it
 * @typeParam Alias earlier such names
 */
export interface WalletFolder<Method extends string, Alias extends string = never> {
  id: WalletId;
  method: Method;
  /** Other names under which the same wallet may have been remembered. */
  aliases?: readonly Alias[];
  /** A name as its makers write it; not translated. */
  name: string;
  isRecommended: boolean;
  kind: WalletKind;
  capabilities: WalletCapabilities;
  learnMoreUrl?: string;
  /**
   * Looks for what the wallet needs in this browser, which can take seconds; resolves to false if it isn't there. Can be called
   * again at any time. A wallet without this needs nothing.
   */
  detect?: () => Promise<boolean>;
  /** The permissions that the app asks for. Default: the connector's own. */
  permissions?: readonly WalletPermission[];
  /** Loads the connector. */
  load: () => Promise<CreateConnector>;
  /** Loads the import of an account from a keyfile. */
  loadKeyfileImport?: () => Promise<() => KeyfileImport>;
  /** Loads what lends the key of the account to a device of its user. */
  loadKeyfileLoan?: () => Promise<LendKeyfile>;
  /** Loads the link to the brokers over which this wallet is paired, which two browsers can meet at, too. */
  loadRoomLink?: () => Promise<(network: WalletNetwork) => OpenRoomLink>;
  /** Loads the API for other scripts of the page, which are given it only where a deployment wants that. */
  loadPageApi?: () => Promise<GivePageApi>;
}
