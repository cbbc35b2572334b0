import * as v from 'valibot';
import { AppError } from '../../errors';
import { appInfo } from '../app-info';
import type { OpenRoomLink } from '../broker-link';
import { confirmerAt } from '../confirm-dispatch';
import type { ConnectorHost, WalletNetwork } from '../wallet-descriptor';
import { type BeaconWallet, createBeaconWallet } from './beacon-wallet';
import { gatewayConfig } from './gateway-config';
import { linkAtOneOf } from './link-at-one-of';
import { openMqttLink } from './mqtt-link';
import { defaultBrokerUrl } from './protocol';
import { sessionRecord } from './session-record';

/** The API that the browser inside a Beacon wallet gives to pages: pairing without a QR code. */
const walletBrowser = v.object({ connect: v.function() });

/** Hands a new code to the wallet whose own browser shows this page. Does nothing in any other browser. */
function announce(uid: string): void {
  const injected: unknown = Reflect.get(window, 'beaconwallet');
  if (v.is(walletBrowser, injected)) Reflect.apply(injected.connect, injected, [uid]);
}

/**
 * Validates the URLs of the brokers, since the network's configuration is data that anybody may have written.
 * @throws AppError `wallet.options-invalid`
 */
export function brokerUrlsOf({ wallets: { beaconBroker = [defaultBrokerUrl] } }: WalletNetwork): string[] {
  // A path beside the page was resolved to a URL of http.
  const urls = beaconBroker.map((url) => url.replace(/^http/, 'ws'));
  if (urls.every((url) => /^wss?:/.test(url))) return urls;
  throw new AppError('wallet.options-invalid');
}

/** The brokers of a network, the first one apart, and what opens a link at one of them. */
function brokersOf(network: WalletNetwork) {
  const [first = defaultBrokerUrl, ...others] = brokerUrlsOf(network);
  return { first, openLink: others.length > 0 ? linkAtOneOf(others, openMqttLink) : openMqttLink };
}

/**
 * Opens links at the brokers of a network, at which two browsers meet, too.
 * @throws AppError `wallet.options-invalid`, see `openBeaconWallet`
 */
export function roomLinkAt(network: WalletNetwork): OpenRoomLink {
  const { first, openLink } = brokersOf(network);
  return (hooks, signal) => openLink(first, hooks, signal);
}

/**
 * The Beacon wallet of this page, through the broker that the app's network names, else the public one. Of several, through the one at which
 * the wallet answers.
 * @throws AppError `wallet.options-invalid` ('Invalid connection options') when the broker has no WebSocket URL
 */
export function openBeaconWallet({ showPairing, network }: ConnectorHost): BeaconWallet {
  const { first, openLink } = brokersOf(network);
  return createBeaconWallet({
    showPairing,
    brokerUrl: first,
    openLink,
    record: sessionRecord(() => window.sessionStorage),
    app: appInfo(),
    gateway: gatewayConfig(network.gateways[0]),
    pageUrl: () => window.location.href,
    announce,
    confirmDispatch: confirmerAt(network.gateways),
  });
}
