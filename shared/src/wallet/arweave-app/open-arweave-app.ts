import { appInfo } from '../app-info';
import type { WalletConnector } from '../types';
import type { ConnectorHost } from '../wallet-descriptor';
import { createArweaveApp } from './arweave-app-wallet';
import { defaultWalletUrl } from './protocol';

/** The web wallet, where the app's network says it is, else at its makers' own address. */
export const openArweaveApp = ({ network }: ConnectorHost): WalletConnector =>
  createArweaveApp({ url: network.wallets.arweaveApp ?? defaultWalletUrl, appInfo: appInfo() });
