import type en from '../../locales/en.json';
import type { Network } from '../network';
import type { ShowPairing } from './pairing-view';
import type { Approve, WalletConnector, WalletMethod } from './types';
import type { Unlock } from './wallet-lock';

/** What connectors need to know of the app's network. */
export type WalletNetwork = Pick<Network, 'gateway' | 'wallets'>;

/** What the app does for a connector. */
export interface ConnectorHost {
  approve: Approve;
  unlock: Unlock;
  /** Shows where the user is with a wallet on another phone; undefined shows nothing. */
  showPairing: ShowPairing;
  network: WalletNetwork;
}

export type CreateConnector = (host: ConnectorHost) => WalletConnector;

/** What the app knows of a wallet before any of its code is loaded (docs/product.md 3.5). */
export interface WalletDescriptor {
  method: WalletMethod;
  /** Other names under which the same wallet may have been remembered. */
  aliases?: readonly WalletMethod[];
  /** A name as its makers write it; not translated. */
  name: string;
  isRecommended: boolean;
  /** Key in the catalogue of `shared`. */
  descriptionKey: Extract<keyof typeof en, `wallet.${string}.description`>;
  /** The wallet's own colour, for its logo's background. */
  themeColour: string;
  /** Id of the logo among the shell's own pictures. */
  logo: string;
  learnMoreUrl?: string;
  /**
   * Looks for what the wallet needs in this browser, which can take seconds; false if it isn't there. Can be asked again at any
   * time. A wallet without this needs nothing.
   */
  detect?: () => Promise<boolean>;
  /** Loads the connector. */
  load: () => Promise<CreateConnector>;
}
