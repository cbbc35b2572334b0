import { urlOf, watchHealth } from './health';

const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0)) step();
  jest.useRealTimers();
});

/** A relay's health, with what it depends on. */
function watched(brokers = 1) {
  const relay = { connected: brokers, begins: performance.now() };
  const isOnDuty = () => relay.connected > 0 && performance.now() >= relay.begins;
  const watch = watchHealth({
    brokers,
    connected: () => relay.connected,
    isOnDuty,
    begins: () => relay.begins,
    readsApartMs: 10_500,
  });
  return { relay, watch };
}

it('fails without a broker, and when the event could not be read for longer than a snapshot is good', () => {
  jest.useFakeTimers();
  const { relay, watch } = watched();
  const status = () => watch.health().status;
  expect(status()).toBe('ok');
  jest.advanceTimersByTime(59_000);
  watch.onRead(false);
  expect(status()).toBe('ok');
  jest.advanceTimersByTime(2000);
  expect(status()).toBe('failing');
  watch.onRead(true);
  expect(watch.health()).toEqual({ status: 'ok', broker: 'connected', duty: 'reading', lastReadSeconds: 0 });
  relay.connected = 0;
  expect(watch.health()).toMatchObject({ status: 'failing', broker: 'away', duty: 'standing by' });
});

it('is well while one of several brokers is away, and says so', () => {
  const { relay, watch } = watched(2);
  expect(watch.health()).toMatchObject({ status: 'ok', broker: 'connected' });
  relay.connected = 1;
  expect(watch.health()).toMatchObject({ status: 'ok', broker: 'partly' });
  relay.connected = 0;
  expect(watch.health()).toMatchObject({ status: 'failing', broker: 'away' });
});

it('is well while it stands by, and has as long as any other to read once its duty begins', () => {
  jest.useFakeTimers();
  const { relay, watch } = watched();
  relay.begins = performance.now() + 600_000;
  jest.advanceTimersByTime(599_000);
  expect(watch.health()).toMatchObject({ status: 'ok', duty: 'standing by', lastReadSeconds: null });
  jest.advanceTimersByTime(60_000);
  expect(watch.health()).toMatchObject({ status: 'ok', duty: 'reading' });
  jest.advanceTimersByTime(2000);
  expect(watch.health().status).toBe('failing');
});

it('answers over HTTP: its health with a status, what it counted for Prometheus, and nothing else', async () => {
  const { relay, watch } = watched();
  const server = await watch.serve({ host: '127.0.0.1', port: 0 });
  undo.push(() => server.close());
  const ask = (path: string) => fetch(`${urlOf(server)}${path}`);
  expect((await ask('health')).status).toBe(200);
  relay.connected = 0;
  expect((await ask('health')).status).toBe(503);
  expect((await ask('relay-key.json')).status).toBe(404);
  watch.onRead(true);
  watch.onRead(false);
  watch.onPublish();
  watch.countPhones(() => 3);
  const metrics = await (await ask('metrics')).text();
  for (const line of [
    'reads_total{outcome="answered"} 1',
    'reads_total{outcome="failed"} 1',
    'snapshots_total 1',
    'brokers 1',
    'brokers_connected 0',
    'on_duty 0',
    'phones 3',
  ])
    expect(metrics).toContain(`rainbow_rabbit_relay_${line}\n`);
  const { port } = new URL(urlOf(server));
  await expect(watched().watch.serve({ host: '127.0.0.1', port: Number(port) })).rejects.toThrow(
    'EADDRINUSE',
  );
});
