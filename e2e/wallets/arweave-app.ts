import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AccountServer, startAccountServer } from './account-server';

const inSite = (name: string) => join(import.meta.dirname, 'arweave-app-site', name);

/** A stand-in of arweave.app on loopback, with a fresh account. */
export const startArweaveApp = (): Promise<AccountServer> =>
  startAccountServer({
    '/': inSite('index.html'),
    '/site.js': inSite('site.js'),
    '/account-client.js': join(import.meta.dirname, 'account-client.js'),
  });

/** A page of another origin that uses the published connector. */
export const startConnectorPage = (): Promise<AccountServer> =>
  startAccountServer({
    '/': inSite('connector-page.html'),
    '/arweave-wallet-connector.js': createRequire(import.meta.url).resolve('arweave-wallet-connector'),
  });
