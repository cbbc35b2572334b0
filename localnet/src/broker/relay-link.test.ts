import { createServer, type Server } from 'node:http';
import { openRelayLink } from '@rainbow-rabbit/relay';
import { followTopic } from '@rainbow-rabbit/shared/reading';
import { closeServer, listen } from '../http/listen';
import { eventually } from '../testing/eventually';
import { acceptWebsockets } from './accept-websockets';
import { Broker } from './broker';

const topic = 'rainbow-rabbit/demo/info';
const relayPassword = 'of this test';
const login = { username: 'relay', password: relayPassword };
const undo: (() => unknown)[] = [];

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function startBroker(port = 0): Promise<{ port: number; stop: () => void }> {
  const server: Server = createServer();
  const stopSockets = acceptWebsockets(server, { path: '/mqtt', broker: new Broker({ relayPassword }) });
  const stop = () => {
    stopSockets();
    closeServer(server);
  };
  undo.push(stop);
  return { port: await listen(server, port, '127.0.0.1'), stop };
}

it('relay and phones come back after the broker was away, and nothing of that time piles up', async () => {
  const broker = await startBroker();
  const url = `ws://127.0.0.1:${broker.port}/mqtt`;
  const reports: string[] = [];
  const publisher = openRelayLink({ url, ...login, report: (line) => reports.push(line), retryMs: 20 });
  undo.push(() => publisher.close());
  publisher.publish({ topic, text: 'one', expirySeconds: 60 });

  const heard: string[] = [];
  let losses = 0;
  const onLost = () => {
    losses += 1;
  };
  undo.push(followTopic([url], topic, { onMessage: (text) => heard.push(text), onLost }));
  await eventually(async () => expect(heard).toEqual(['one']));

  broker.stop();
  await eventually(async () => expect(reports).toHaveLength(1));
  await eventually(async () => expect(losses).toBeGreaterThan(0));
  publisher.publish({ topic, text: 'two', expirySeconds: 60 });
  publisher.publish({ topic, text: 'three', expirySeconds: 60 });

  await startBroker(broker.port);
  await eventually(async () => expect(heard.at(-1)).toBe('three'));
  expect(heard).toEqual(['one', 'three']);
  expect(reports).toHaveLength(2);
});

it('a late phone gets the last message at once', async () => {
  const { port } = await startBroker();
  const url = `ws://127.0.0.1:${port}/mqtt`;
  const publisher = openRelayLink({ url, ...login, report: () => undefined });
  undo.push(() => publisher.close());
  publisher.publish({ topic, text: 'one', expirySeconds: 60 });
  const heard: string[][] = [[], []];
  for (const list of heard) {
    undo.push(followTopic([url], topic, { onMessage: (text) => list.push(text), onLost: () => undefined }));
    await eventually(async () => expect(list).toContain('one'));
  }
});
