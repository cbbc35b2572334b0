import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { openRelayLink } from '@rainbow-rabbit/relay';
import { followTopic, type TopicListener } from '@rainbow-rabbit/shared/reading';
import { closeServer, listen } from '../http/listen';
import { eventually } from '../testing/eventually';
import { acceptWebsockets } from './accept-websockets';
import { Broker } from './broker';

const topic = 'rainbow-rabbit/demo/info';
const relayPassword = 'of this test';
const undo: (() => unknown)[] = [];

/** The time of a broker's silence is over when a test says so. */
const silentMs = 65_000;
const start = globalThis.setTimeout;
let silences: (() => void)[] = [];

beforeEach(() => {
  silences = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0, ...more: []) => {
    if (ms !== silentMs) return start(act, ms, ...more);
    silences.push(act);
    return start(() => undefined, 0);
  }) as typeof setTimeout);
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const step of undo.splice(0).reverse()) await step();
});

/** A broker, and how many connections it has and had. */
async function startBroker(port = 0) {
  const server: Server = createServer();
  const counts = { open: 0, opened: 0 };
  server.on('upgrade', (_, socket) => {
    counts.open += 1;
    counts.opened += 1;
    socket.once('close', () => {
      counts.open -= 1;
    });
  });
  const stopSockets = acceptWebsockets(server, { path: '/mqtt', broker: new Broker({ relayPassword }) });
  const stop = () => {
    stopSockets();
    closeServer(server);
  };
  undo.push(stop);
  const url = `ws://127.0.0.1:${await listen(server, port, '127.0.0.1')}/mqtt`;
  const publisher = openRelayLink({
    url,
    username: 'relay',
    password: relayPassword,
    report: () => undefined,
  });
  undo.push(() => publisher.close());
  await eventually(async () => expect(publisher.isConnected()).toBe(true));
  const ofOthers = counts.opened;
  const publish = (text: string) => publisher.publish({ topic, text, expirySeconds: 60 });
  return { url, stop, publish, open: () => counts.open - ofOthers, opened: () => counts.opened - ofOthers };
}

/** A port that takes connections and says nothing. */
async function startHangingPort() {
  const server = createTcpServer((socket) => undo.push(() => socket.destroy())).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/mqtt`;
}

/** Follows the topic as a phone to which every message but rubbish is of use. */
function follow(urls: readonly string[], of = topic) {
  const heard: string[] = [];
  const state = { losses: 0 };
  const listener: TopicListener = {
    onMessage: (text) => {
      heard.push(text);
      return !text.startsWith('rubbish');
    },
    onLost: () => {
      state.losses += 1;
    },
  };
  const stop = followTopic(urls, of, listener);
  undo.push(stop);
  return { heard, state, stop };
}

it('stays at the first broker while it is there', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  for (const { publish } of [first, second]) publish('one');
  const { heard, state } = follow([first.url, second.url]);
  await eventually(async () => expect(heard).toEqual(['one']));
  first.publish('two');
  await eventually(async () => expect(heard).toEqual(['one', 'two']));
  expect([first.open(), second.opened(), state.losses]).toEqual([1, 0, 0]);
});

it('goes on at the next one when one dies, with no reads between, and back when that one dies', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  for (const { publish } of [first, second]) publish('one');
  const { heard, state } = follow([first.url, second.url]);
  await eventually(async () => expect(heard).toEqual(['one']));
  first.stop();
  second.publish('two');
  await eventually(async () => expect(heard.at(-1)).toBe('two'));
  expect(state.losses).toBe(0);
  const again = await startBroker(Number(new URL(first.url).port));
  again.publish('three');
  second.stop();
  await eventually(async () => expect(heard.at(-1)).toBe('three'));
  expect(state.losses).toBe(0);
});

it('begins at the second one when the first can’t be reached or hangs', async () => {
  const [gone, second] = [await startBroker(), await startBroker()];
  gone.stop();
  second.publish('one');
  for (const url of [gone.url, await startHangingPort()]) {
    const { heard, state, stop } = follow([url, second.url]);
    await eventually(async () => expect(heard).toEqual(['one']));
    expect(state.losses).toBe(0);
    stop();
    await eventually(async () => expect(second.open()).toBe(0));
  }
});

it('leaves a broker that is silent, or brings nothing of use, and never is at two', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  const { heard, state } = follow([first.url, second.url]);
  await eventually(async () => expect(first.open()).toBe(1));
  first.publish('rubbish');
  await eventually(async () => expect(heard).toEqual(['rubbish']));
  second.publish('one');
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, first.open() + second.open());
  }, 1);
  undo.push(() => clearInterval(watch));
  // Rubbish has not begun the time anew.
  expect(silences).toHaveLength(1);
  silences[0]?.();
  await eventually(async () => expect(heard.at(-1)).toBe('one'));
  expect(most).toBe(1);
  expect(state.losses).toBe(0);
});

it('says that it lost all of them, and comes back to the one that returns', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  for (const { stop } of [first, second]) stop();
  const { heard, state } = follow([first.url, second.url]);
  await eventually(async () => expect(state.losses).toBeGreaterThan(1));
  (await startBroker(Number(new URL(second.url).port))).publish('one');
  await eventually(async () => expect(heard).toEqual(['one']));
});

it('begins elsewhere after a rest from rubbish, and where it was after use', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  first.publish('rubbish');
  second.publish('one');
  const urls = [first.url, second.url];
  const resting = follow(urls);
  await eventually(async () => expect(resting.heard).toEqual(['rubbish']));
  resting.stop();
  for (let count = 0; count < 2; count += 1) {
    const { heard, stop } = follow(urls);
    await eventually(async () => expect(heard).toEqual(['one']));
    stop();
    await eventually(async () => expect(second.open()).toBe(0));
  }
});

it('has one connection for all topics, which goes on with all of them', async () => {
  const [first, second] = [await startBroker(), await startBroker()];
  for (const { publish } of [first, second]) publish('one');
  const urls = [first.url, second.url];
  const followed = [follow(urls), follow(urls, `${topic}/more`)];
  await eventually(async () => expect(followed[0]?.heard).toEqual(['one']));
  expect(first.opened()).toBe(1);
  first.stop();
  await eventually(async () => expect(second.open()).toBe(1));
  await eventually(async () => expect(followed[0]?.heard).toEqual(['one', 'one']));
  expect(second.opened()).toBe(1);
});
