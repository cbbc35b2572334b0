import type { PairingView } from '../../pairing-view';
import { makeTestConfirmer } from '../../testing/confirmer';
import { type BeaconWalletOptions, createBeaconWallet } from '../beacon-wallet';
import type { SessionRecord } from '../session-record';
import { makeTestLink, makeTestRecord, type Published } from './link';

/** A wallet's connector with all its views and messages; the test plays the phone. */
export function openTestPage({
  record = makeTestRecord(),
  ...options
}: Partial<BeaconWalletOptions> & { record?: SessionRecord } = {}) {
  const views: (PairingView | undefined)[] = [];
  const link = makeTestLink();
  const wallet = createBeaconWallet({
    brokerUrl: 'wss://broker.example',
    openLink: link.open,
    record,
    showPairing: (view) => views.push(view),
    app: { name: 'Rainbow Rabbit', logo: 'https://rabbit.example/icon.svg' },
    gateway: { host: 'arweave.net', port: 443, protocol: 'https' },
    confirmDispatch: makeTestConfirmer().confirm,
    pageUrl: () => 'https://rabbit.example/#/rabbit/demo',
    ...options,
  });
  /** Returns the view that is shown now. Throws unless it is this step. */
  const view = <Step extends PairingView['step']>(step: Step) => {
    const shown = views.at(-1);
    const isStep = (one: typeof shown): one is Extract<PairingView, { step: Step }> => one?.step === step;
    if (!isStep(shown)) throw new Error(`Shown is ${shown?.step ?? 'nothing'}, not ${step}`);
    return shown;
  };
  const uid = () => record.read() ?? view('code').uri.slice('aosync='.length);
  return {
    wallet,
    link,
    views,
    view,
    /** The steps that were shown, in order; undefined is nothing. */
    steps: () => views.map((shown) => shown?.step),
    say: (body: unknown, correlation?: string) => link.deliver(`${uid()}/response`, body, correlation),
    /** Answers each request of an action from now on, with this or with what is made of the request. */
    answer: (action: string, answer: unknown) => {
      const before = link.onPublished;
      link.onPublished = async (message: Published) => {
        before(message);
        if (message.body.action !== action) return;
        const data = typeof answer === 'function' ? await answer(message.body) : answer;
        link.deliver(`${message.topic}/response`, { data }, message.correlation);
      };
    },
  };
}
