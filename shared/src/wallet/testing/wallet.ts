import type { Address } from '../../arweave';
import type { WalletConnector, WalletEvent } from '../connector';
import type { ConnectorHost } from '../wallet-descriptor';
import { descriptorOf, type WalletDescriptor, type WalletMethod } from '../wallets';

const notInThisTest = () => Promise.reject(new Error('This test does not ask the wallet'));

export const testAddress = (letter: string) => letter.repeat(43) as Address;

/** A wallet that connects only when the test accepts it. */
export interface TestWallet {
  descriptor: WalletDescriptor;
  host: () => ConnectorHost | undefined;
  /** The app's calls of the connector, in order. */
  calls: string[];
  accept: (letter: string) => void;
  refuse: (error: unknown) => void;
  tell: (event: WalletEvent) => void;
  /** Lets the connector answer with this address. */
  answerAddress: (letter: string) => void;
  listeners: Set<(event: WalletEvent) => void>;
}

export function makeTestWallet(method: WalletMethod = 'QuickWallet'): TestWallet {
  const calls: string[] = [];
  const listeners = new Set<(event: WalletEvent) => void>();
  let settle: { resolve: (address: Address) => void; reject: (error: unknown) => void } | undefined;
  let host: ConnectorHost | undefined;

  let active: Address | undefined;

  const connector: WalletConnector = {
    prepare: () => calls.push('prepare'),
    connect: () => {
      calls.push('connect');
      return new Promise((resolve, reject) => {
        settle = { resolve, reject };
      });
    },
    disconnect: async () => {
      calls.push('disconnect');
    },
    getActiveAddress: async () => active ?? notInThisTest(),
    getActivePublicKey: notInThisTest,
    getPermissions: notInThisTest,
    sign: notInThisTest,
    signDataItem: notInThisTest,
    signature: notInThisTest,
    signMessage: notInThisTest,
    dispatch: notInThisTest,
    encrypt: notInThisTest,
    decrypt: notInThisTest,
    saveKeyfile: notInThisTest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const descriptor: WalletDescriptor = {
    ...descriptorOf(method),
    detect: undefined,
    load: async () => (given) => {
      calls.push('load');
      host = given;
      return connector;
    },
  };
  return {
    descriptor,
    host: () => host,
    calls,
    accept: (letter) => settle?.resolve(testAddress(letter)),
    refuse: (error) => settle?.reject(error),
    tell: (event) => {
      for (const listener of listeners) listener(event);
    },
    answerAddress: (letter) => {
      active = testAddress(letter);
    },
    listeners,
  };
}
