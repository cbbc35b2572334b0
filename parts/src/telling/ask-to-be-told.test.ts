import {
  openAsk,
  type RabbitId,
  signAnswer,
  subscriptionIdOf,
  type TellingAnswer,
  type TellingAsk,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { followTopic, TopicListener } from '@rainbow-rabbit/shared/reading';
import { askToBeTold } from './ask-to-be-told';

const process = 'p'.repeat(43) as ProcessId;
const endpoint = 'https://push.example/1';
const seen = { open: 1, scanned: 2 };
const unsubscribe = jest.fn(async () => true);
const requestPermission = jest.fn(async () => 'granted');
const subscribe = jest.fn();

afterEach(() => {
  jest.clearAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

/** Gives the browser push, with an earlier subscription that is bound to a key. */
function havePush(boundTo: string): void {
  const made = {
    endpoint,
    options: { applicationServerKey: fromBase64Url(boundTo).buffer },
    toJSON: () => ({ endpoint, keys: { p256dh: 'k'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe,
  };
  const registration = {
    scope: new URL(`static/push/${process}/`, document.baseURI).href,
    active: {},
    unregister: async () => true,
    pushManager: { getSubscription: async () => made, subscribe: subscribe.mockResolvedValue(made) },
  };
  const serviceWorker = { register: async () => registration, getRegistration: async () => registration };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.assign(window, { Notification: { requestPermission }, caches: { delete: jest.fn() } });
}

/** Makes a relay that answers each ask with a state. */
async function relayThatSays(state: TellingAnswer['state']) {
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  const ecdh = { name: 'ECDH', namedCurve: 'P-256' };
  const opening = await crypto.subtle.importKey('jwk', { kty, crv, x, y, d }, ecdh, false, ['deriveBits']);
  const key = toBase64Url(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
  const asks: TellingAsk[] = [];
  const hear = async ({ ask: message, onMessage }: TopicListener) => {
    const ask = await openAsk(message?.text ?? '', process, opening);
    if (!ask) throw new Error('Sealed to another key');
    asks.push(ask);
    const id = await subscriptionIdOf(ask.endpoint);
    const answer = { event: process, id, state };
    // The broker may have kept an older answer.
    const old = await signAnswer({ ...answer, at: ask.at - 1, state: 'off' }, pair.privateKey);
    expect(await onMessage(old)).toBe(false);
    await onMessage(await signAnswer({ ...answer, at: ask.at }, pair.privateKey));
  };
  const follow: typeof followTopic = (_urls, _topic, listener) => {
    void hear(listener);
    return () => undefined;
  };
  return { relay: { broker: ['wss://broker.example/'], key }, asks, follow };
}

const ask = ({ relay, follow }: Awaited<ReturnType<typeof relayThatSays>>) =>
  askToBeTold(
    { process, relay },
    {
      ...{
        follow,
        news: { rabbit: 7 as RabbitId, seen },
        signal: new AbortController().signal,
      },
      page: { name: 'Garden Party', lang: 'en', path: '/rabbit/demo' },
    },
  );

test('who asks is told once a relay has said so, of what is new from now on', async () => {
  const stage = await relayThatSays('on');
  havePush(stage.relay.key);
  expect(await ask(stage)).toEqual({ status: 'on' });
  expect(stage.asks).toEqual([
    { at: expect.any(Number), endpoint, wanted: expect.objectContaining({ rabbit: 7, seen }) },
  ]);
  expect([subscribe, unsubscribe].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('a subscription that is bound to an earlier key of the relay makes room for another', async () => {
  const stage = await relayThatSays('on');
  havePush((await relayThatSays('on')).relay.key);
  expect(await ask(stage)).toEqual({ status: 'on' });
  expect([subscribe, unsubscribe].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a relay that refuses leaves no subscription', async () => {
  const stage = await relayThatSays('refused');
  havePush(stage.relay.key);
  expect(await ask(stage)).toEqual({ status: 'refused' });
  expect(unsubscribe).toHaveBeenCalled();
});

test('no relay is asked against the user’s will, and a browser without a push service says so', async () => {
  const stage = await relayThatSays('on');
  havePush(stage.relay.key);
  requestPermission.mockResolvedValueOnce('denied').mockResolvedValueOnce('default');
  expect(await ask(stage)).toEqual({ status: 'denied' });
  expect(await ask(stage)).toEqual({ status: 'off' });
  havePush((await relayThatSays('on')).relay.key);
  subscribe.mockRejectedValueOnce(new DOMException('push service error', 'AbortError'));
  expect(await ask(stage)).toEqual({ status: 'unregistered' });
  expect(stage.asks).toEqual([]);
});
