import type { PairingView } from '@rainbow-rabbit/shared/wallet';
import { type BeaconWallet, createBeaconWallet } from '../../shared/src/wallet/beacon-wallet/beacon-wallet';
import { openMqttLink } from '../../shared/src/wallet/beacon-wallet/mqtt-link';
import { makeTestRecord } from '../../shared/src/wallet/beacon-wallet/testing/link';
import { makeTestConfirmer } from '../../shared/src/wallet/testing/confirmer';

/** A page with the wallet's connector, as far as tests without a browser go: it shows views to the test and remembers in memory. */
export interface PageUnderTest {
  wallet: Required<Omit<BeaconWallet, 'prepare' | 'lock'>>;
  /** The view that is shown now. */
  view: () => PairingView | undefined;
  /** Waits for a step to be shown. */
  shows: <Step extends PairingView['step']>(step: Step) => Promise<Extract<PairingView, { step: Step }>>;
  /** Waits for a pairing code other than `old`. @returns its text */
  code: (old?: string) => Promise<string>;
}

/** @param record give it to a second page, and that page is the first one reloaded */
export function openPage(
  brokerUrl: string,
  record = makeTestRecord(),
  { confirm: confirmDispatch } = makeTestConfirmer(),
): PageUnderTest {
  let shown: PairingView | undefined;
  const lookers = new Set<() => void>();
  const wallet = createBeaconWallet({
    brokerUrl,
    record,
    confirmDispatch,
    openLink: openMqttLink,
    showPairing: (view) => {
      shown = view;
      for (const look of [...lookers]) look();
    },
    app: { name: 'Rainbow Rabbit', logo: 'https://rabbit.example/icon.svg' },
    gateway: { host: 'arweave.net', port: 443, protocol: 'https' },
    pageUrl: () => 'https://rabbit.example/#/rabbit/demo',
  });
  /** Waits for a view that is what is meant. */
  const sees = <View extends PairingView>(isMeant: (view: PairingView | undefined) => view is View) =>
    new Promise<View>((resolve) => {
      const look = () => {
        if (!isMeant(shown)) return;
        lookers.delete(look);
        resolve(shown);
      };
      lookers.add(look);
      look();
    });
  type Code = Extract<PairingView, { step: 'code' }>;
  return {
    wallet,
    view: () => shown,
    shows: (step) => sees((view): view is Extract<PairingView, { step: typeof step }> => view?.step === step),
    code: async (old) => (await sees((view): view is Code => view?.step === 'code' && view.uri !== old)).uri,
  };
}
