import { createDataItem, generateKeyfile, keySigner } from '@rainbow-rabbit/shared/arweave';
import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { type HostileTarget, holdSocket, hostileRequest } from './hostile-http';
import { flood, publishMuch, storm, subscribeSlowly } from './hostile-sockets';

/** One thing that a hostile client does. @throws Error when the network let it do what it must not */
export type HostileStep = (target: HostileTarget) => Promise<unknown>;

/** The event that hostile clients attack, and the module that they spawn on. */
export interface HostileEvent {
  process: string;
  module: string;
}

const aliases = Array.from(
  { length: 1500 },
  (_, index) => `a${index}:transactions(first:100){count edges{node{id tags{name value}}}}`,
);

/** The hostile clients, by name. */
export async function hostileSteps(
  { process, module }: HostileEvent,
  random: SeededRandom,
): Promise<Record<string, HostileStep>> {
  const signer = await keySigner(await generateKeyfile());
  const ao = (type: string, tags: Record<string, string> = {}) =>
    Object.entries({ 'Data-Protocol': 'ao', Variant: 'ao.TN.1', Type: type, ...tags }).map(
      ([name, value]) => ({
        name,
        value,
      }),
    );
  const evaluation = (target: string, data: string) =>
    createDataItem({ target, tags: ao('Message', { Action: 'Eval' }), data }, signer);
  const question = (target: HostileTarget, to: string, action: string, data: object) => {
    const body = JSON.stringify({ Data: JSON.stringify(data), Tags: ao('Message', { Action: action }) });
    return hostileRequest(target, `cu/dry-run?process-id=${to}`, { body });
  };
  const headOf = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => random.upTo(256)));
  let stored = '';

  return {
    garbage: async (target) => {
      holdSocket(target, bytes(300));
      holdSocket(target, 'GET / HTTP/1.1\r\nHo');
      await hostileRequest(target, random.pick(['mu', 'tx', 'chunk', 'graphql', 'arql']), {
        body: bytes(2000),
      });
    },
    'slow bodies': async (target) => holdSocket(target, `${headOf('/mu', 100_000)}${'x'.repeat(90_000)}`),
    'unfinished uploads': async (target) =>
      holdSocket(
        target,
        Buffer.concat([Buffer.from(headOf('/tx', 16_000_000)), Buffer.alloc(8_000_000, 65)]),
      ),
    'alias bombs': (target) =>
      hostileRequest(target, 'graphql', { body: JSON.stringify({ query: `{${aliases.join(' ')}}` }) }),
    'dry runs': (target) =>
      Promise.all(
        Array.from({ length: 20 }, () =>
          question(target, process, 'Leaderboard', { offset: 0, n: random.next() }),
        ),
      ),
    'dry runs as the owner': async (target) => {
      const status = await question(target, process, 'Eval', {});
      if (status === 200) throw new Error('Anybody can evaluate Lua as the owner');
    },
    spawns: async (target) => {
      const tags = ao('Process', { Module: module, Name: String(random.next()) });
      const { id, bytes: spawned } = await createDataItem({ data: '', tags }, signer);
      await hostileRequest(target, 'mu', { body: spawned });
      const code = random.pick([
        "X = {} for i = 1, 100 do X[i] = string.rep('x', 1000000) .. i end",
        'while true do end',
        "Handlers.add('Spin', 'Spin', function() while true do end end)",
        `for i = 1, 50 do Send({ Target = '${process}', Action = 'Info', Data = tostring(i) }) end`,
      ]);
      await hostileRequest(target, 'mu', { body: (await evaluation(id, code)).bytes });
      await question(target, id, 'Spin', { n: random.next() });
    },
    'giant messages': async (target) => {
      const data = random.pick(['x'.repeat(4_000_000), '"'.repeat(1_000_000), 'x'.repeat(500_000)]);
      const status = await hostileRequest(target, 'mu', { body: (await evaluation(process, data)).bytes });
      if (status === 202 && data.length > 600_000) throw new Error('A giant message was taken');
    },
    'messages of strangers': async (target) => {
      const messages = Array.from({ length: 10 }, async () => {
        const { bytes: sent } = await evaluation(process, String(random.next()));
        await hostileRequest(target, 'mu', { body: sent });
      });
      await Promise.all(messages);
    },
    'large items that nobody reads': async (target) => {
      if (stored === '') {
        const item = await createDataItem({ data: Buffer.alloc(6_000_000, 66) }, signer);
        if ((await hostileRequest(target, 'tx', { body: item.bytes })) === 200) stored = item.id;
      }
      for (let index = 0; index < 10; index += 1)
        holdSocket(target, `GET /raw/${stored} HTTP/1.1\r\nHost: localhost\r\n\r\n`, false);
    },
    'slow subscribers': subscribeSlowly,
    publishers: publishMuch,
    floods: flood,
    storms: async (target) => {
      await storm(target);
      for (let index = 0; index < 100; index += 1) holdSocket(target, '');
    },
    forgeries: async (target) => {
      const foreign: Record<string, string>[] = [
        { host: 'evil.example' },
        { origin: 'https://evil.example' },
      ];
      for (const headers of foreign) {
        const status = await hostileRequest(target, 'mu', { headers, body: 'x' });
        if (![0, 403, 421, 503].includes(status)) throw new Error(`A forged request got ${status}`);
      }
    },
  };
}
