import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { snapshotMaxAgeMs } from '@rainbow-rabbit/processes/rabbit/client';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

interface HealthOptions {
  /** The number of its brokers, and a function that returns how many are connected. */
  brokers: number;
  connected: () => number;
  isOnDuty: () => boolean;
  /** Returns the time at which its duty began, in milliseconds of `performance.now()`. */
  begins: () => number;
  /** Time between two reads, in milliseconds. */
  readsApartMs: number;
}

/** The answer to `/health`. */
interface Health {
  status: 'ok' | 'failing';
  /** `partly` while one of several is away. */
  broker: 'connected' | 'partly' | 'away';
  duty: 'reading' | 'standing by';
  /** Seconds since the event was read last, by this relay. */
  lastReadSeconds: number | null;
}

/** Returns the address of a server that listens, with a slash at its end. */
export function urlOf(server: Server): string {
  const { address, family, port } = server.address() as AddressInfo;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
}

const stateOf = (connected: number, brokers: number): Health['broker'] => {
  if (connected === 0) return 'away';
  return connected === brokers ? 'connected' : 'partly';
};

/** Counts what a relay does, and answers over HTTP: `/health` for supervisors, `/metrics` for Prometheus. */
export function watchHealth({ brokers, connected, isOnDuty, begins, readsApartMs }: HealthOptions) {
  const registry = new Registry();
  const registers = [registry];
  const reads = new Counter({
    name: 'rainbow_rabbit_relay_reads_total',
    help: 'Reads of the event, by their outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const snapshots = new Counter({
    name: 'rainbow_rabbit_relay_snapshots_total',
    help: 'Snapshots that were signed and published.',
    registers,
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name: `rainbow_rabbit_relay_${name}`,
      help,
      registers,
      collect() {
        this.set(value());
      },
    });
  gauge('brokers', 'Brokers that this relay publishes at.', () => brokers);
  gauge('brokers_connected', 'Those of them that are connected.', connected);
  gauge('on_duty', '1 while this relay reads, 0 while it stands by.', () => Number(isOnDuty()));
  let phones = () => 0;
  gauge('phones', 'Phones that asked for messages, as this relay knows.', () => phones());
  let answeredAt: number | undefined;
  const sinceMs = (time: number) => performance.now() - time;
  gauge('last_read_seconds', 'Seconds since the event was read last, -1 before.', () =>
    answeredAt === undefined ? -1 : sinceMs(answeredAt) / 1000,
  );

  const health = (): Health => {
    const [there, isReading] = [connected(), isOnDuty()];
    const waitsMs = sinceMs(Math.max(begins(), answeredAt ?? 0));
    const isLate = isReading && waitsMs > Math.max(snapshotMaxAgeMs, 2 * readsApartMs);
    return {
      status: there > 0 && !isLate ? 'ok' : 'failing',
      broker: stateOf(there, brokers),
      duty: isReading ? 'reading' : 'standing by',
      lastReadSeconds: answeredAt === undefined ? null : Math.round(sinceMs(answeredAt) / 1000),
    };
  };
  return {
    onRead: (isAnswered: boolean) => {
      reads.inc({ outcome: isAnswered ? 'answered' : 'failed' });
      if (isAnswered) answeredAt = performance.now();
    },
    onPublish: () => snapshots.inc(),
    /** Takes what returns the number of phones that are to get messages. */
    countPhones: (count: () => number) => {
      phones = count;
    },
    health,
    /**
     * Answers at an address until the server is closed.
     * @throws Error when the address is taken or isn't this machine's
     */
    serve: async (address: { host: string; port: number }): Promise<Server> => {
      collectDefaultMetrics({ register: registry });
      const server = createServer(async (request, response) => {
        if (request.url === '/health') {
          const state = health();
          response.writeHead(state.status === 'ok' ? 200 : 503, { 'content-type': 'application/json' });
          response.end(JSON.stringify(state));
        } else if (request.url === '/metrics') {
          response.writeHead(200, { 'content-type': registry.contentType });
          response.end(await registry.metrics());
        } else response.writeHead(404).end();
      });
      server.listen(address.port, address.host);
      await once(server, 'listening');
      return server;
    },
  };
}
