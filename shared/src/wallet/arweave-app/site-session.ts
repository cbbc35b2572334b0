import { type Address, isAddress } from '../../arweave';
import { AppError } from '../../errors';
import { addressAnswer, publicKeyAnswer } from '../checked-answers';
import type { WalletConnector } from '../connector';
import { createWalletEvents } from '../wallet-events';
import { Bridge, type BridgeState } from './bridge';
import { arweaveApp } from './descriptor';

/** The app's connection to one account of the web wallet. */
export interface SiteSession {
  /** Libraries that are handed a connected wallet call this, too: it then returns the account. */
  connect: () => Promise<Address>;
  /** Connects without showing anything. */
  reconnect: () => Promise<Address>;
  disconnect: () => Promise<void>;
  /** @throws AppError `wallet.not-connected` */
  account: () => Address;
  /** Returns the account's public key, base64url, checked against its address. */
  publicKey: () => Promise<string>;
  /** @throws AppError `wallet.not-connected`, and the errors of `Bridge.request` */
  ask: (method: string, params?: readonly unknown[]) => Promise<unknown>;
  subscribe: WalletConnector['subscribe'];
}

/** @param url of the wallet, with the app that asks */
export function createSiteSession({ url }: { url: string }): SiteSession {
  const events = createWalletEvents();
  let bridge: Bridge | undefined;
  let active: Address | undefined;

  /** Ends the connection and returns its bridge, which the caller must close. */
  const forget = (): Bridge | undefined => {
    const before = bridge;
    bridge = undefined;
    active = undefined;
    return before;
  };

  const follow = (from: Bridge, { address, connected }: BridgeState) => {
    if (bridge !== from || !active || address === active) return;
    if (!connected) {
      forget()?.close();
      events.notify({ type: 'disconnected' });
    } else if (address !== undefined && isAddress(address)) {
      active = address;
      events.notify({ type: 'address', address });
    }
    // An invalid address is ignored: all that is signed is checked against the account before it.
  };

  const openBridge = async (join: (bridge: Bridge) => Promise<string>): Promise<Address> => {
    forget()?.close();
    const mine: Bridge = new Bridge({
      url,
      title: arweaveApp.name,
      onState: (state) => follow(mine, state),
    });
    bridge = mine;
    try {
      const address = addressAnswer(await join(mine));
      if (bridge === mine) active = address;
      return address;
    } catch (error) {
      if (bridge === mine) forget();
      mine.close();
      throw error;
    }
  };

  const account = (): Address => {
    if (!active) throw new AppError('wallet.not-connected');
    return active;
  };

  const ask = async (method: string, params: readonly unknown[] = []): Promise<unknown> => {
    if (!(bridge && active)) throw new AppError('wallet.not-connected');
    return bridge.request(method, params);
  };

  return {
    connect: async () => active ?? openBridge((opened) => opened.connect()),
    reconnect: () => openBridge((opened) => opened.resume()),
    disconnect: async () => forget()?.leave(),
    account,
    publicKey: async () => publicKeyAnswer(await ask('getPublicKey'), account()),
    ask,
    subscribe: events.subscribe,
  };
}
