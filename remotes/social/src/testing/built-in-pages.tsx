import { readFileSync } from 'node:fs';
import path from 'node:path';
import { visitorWallet } from '@rainbow-rabbit/parts/testing';
import { type AoClient, AoProvider } from '@rainbow-rabbit/shared/ao';
import { PayloadContext } from '@rainbow-rabbit/shared/area';
import type { Locale } from '@rainbow-rabbit/shared/i18n';
import { NetworkProvider, parseNetwork } from '@rainbow-rabbit/shared/network';
import { AtPath } from '@rainbow-rabbit/shared/testing';
import { WalletProvider } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';

const payloads = path.resolve(__dirname, '../../payloads');

/** Reads the data of a page from the area's folder `payloads`. */
export const builtIn = (page: string, locale: Locale = 'en'): unknown =>
  JSON.parse(readFileSync(path.join(payloads, locale, `${page}.json`), 'utf8'));

/** Data that have come are there in the first render, as the shell's reader has them. */
const read = (page: string, locale: Locale) => {
  const value = builtIn(page, locale);
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
};

/** A network that is reached and does not answer. */
const silent: Partial<AoClient> = { read: () => new Promise(() => undefined) };

interface BuiltInPlaceProps {
  children: ReactNode;
  /** The path of the page. */
  at: string;
  /** Fields of `network.json` beside the least that it needs. */
  network?: object;
  ao?: Partial<AoClient>;
}

/** Renders a page of the area as the shell does, without a wallet, with its data from the area's folder `payloads`. */
export function BuiltInPlace({ children, at, network = {}, ao = silent }: BuiltInPlaceProps) {
  const json = { ao: { mode: 'legacy', mu: 'mu', cu: 'cu' }, gateway: './', events: [], ...network };
  return (
    <AtPath path={at}>
      <NetworkProvider network={parseNetwork(json, 'http://localhost/')}>
        <AoProvider client={ao as AoClient}>
          <WalletProvider store={visitorWallet()}>
            <PayloadContext value={read}>{children}</PayloadContext>
          </WalletProvider>
        </AoProvider>
      </NetworkProvider>
    </AtPath>
  );
}
