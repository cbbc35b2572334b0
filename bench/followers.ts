/**
 * Counts what 1,000 followers of one event cost its HyperBEAM node: they run the code of phones, over real connections to a broker, at which a
 * relay publishes what it reads from the local network in HyperBEAM mode. Everything that reaches the node counts, also the first moment of each
 * follower. Without a relay, as many phones make 80 reads a second or more.
 * Run: `npm run bench -- followers [followers] [players] [seconds]`.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startLocalnet } from '@rainbow-rabbit/localnet';
import { readLeaderboard } from '@rainbow-rabbit/processes/rabbit/client';
import { openRelayLink, readTimeoutMs, startRelay } from '@rainbow-rabbit/relay';
import { createAoClient } from '@rainbow-rabbit/shared/ao';
import { makeRelayKey } from '../relay/src/testing/stage';
import { rush } from './event/crowd';
import { followEvent, standInForPage } from './event/follower';
import { preparePlayer, register, startPlayedEvent } from './event/played-event';
import { makeWallets } from './event/wallets';
import { judge } from './judging/judge';
import { howMany } from './judging/small';

const [followers = howMany(1000, 200), players = howMany(1000, 30), seconds = howMany(240, 70)] = process.argv
  .slice(2)
  .map(Number);

/** Followers that share a connection: the local broker takes 250 connections. */
const together = 20;

/** As staff choose it (relay/README.md): a round has all players within a minute. */
const readsApartMs = players > 300 ? 3000 : 10_500;
const password = 'of this bench';

let reads = 0;
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (request.url?.includes('~process@1.0/')) reads += 1;
});

const network = await startLocalnet({
  memory: true,
  port: 0,
  seed: false,
  ao: 'hyperbeam',
  relayPassword: password,
  evaluationLimitMs: 60_000,
});
const undo: (() => unknown)[] = [];
try {
  const [staff, ...wallets] = await makeWallets(players + 1);
  if (!staff) throw new Error('There is no wallet.');
  const played = await startPlayedEvent(network, staff);
  const prepared = await Promise.all(
    wallets.map((keyfile, index) => preparePlayer(played, network, keyfile, index + 1)),
  );
  const { results: crowd } = await rush(prepared, 50, register);
  const units = { ao: { mode: 'hyperbeam', node: network.url } } as const;
  const broker = new URL('mqtt', network.url.replace('http', 'ws')).href;
  const key = await makeRelayKey();
  const link = openRelayLink({ url: broker, username: 'relay', password, report: console.log });
  const parts = new Set<string>();
  const stopRelay = startRelay({
    ao: createAoClient(units, { timeoutMs: readTimeoutMs }),
    process: played.process,
    privateKey: key.privateKey,
    publish: (message) => {
      parts.add(message.topic);
      link.publish(message);
    },
    report: console.log,
    readsApartMs,
  });
  undo.push(stopRelay, () => link.close());
  // Its first rounds, before the doors open: the event, four pages at most, and each player.
  const { total } = await readLeaderboard(played.place, { offset: 0, limit: 1 }, { maxAgeMs: 0 });
  if (total !== players) throw new Error(`${total} of ${players} players are ranked.`);
  const expected = 1 + Math.min(4, Math.ceil(players / 50)) + players;
  while (parts.size < expected) await setTimeout(100);

  standInForPage();
  reads = 0;
  const began = performance.now();
  const running: ReturnType<typeof followEvent>[] = [];
  for (let index = 0; index < followers; index += together) {
    const url = `${broker}?${index / together}`;
    const event = {
      ...{ network: units, process: played.process, players },
      relay: { broker: [url], key: key.publicKey },
    };
    const some = Array.from({ length: Math.min(together, followers - index) }, (_, place) =>
      followEvent(event, crowd[index + place]),
    );
    running.push(...some);
    for (const { stop } of some) undo.push(stop);
    await Promise.all(some.map(({ first }) => first));
  }
  console.log(`${followers} followers of ${players} players, all after ${seconds} s`);
  await setTimeout(Math.max(0, seconds * 1000 - (performance.now() - began)));
  const tookSeconds = (performance.now() - began) / 1000;
  const unheard = running.filter(({ heard }) => !heard()).length;
  process.exitCode = judge([
    {
      limit: {
        name: 'reads of a node with 1,000 followers of one event',
        unit: 'a second',
        atMost: 0.5,
        isCounted: true,
        reason: 'phones follow the relay, which reads for all of them',
      },
      measured: reads / tookSeconds,
    },
    {
      limit: {
        name: 'followers that know less than all of the last minute',
        unit: '',
        atMost: 0,
        isCounted: true,
        reason: 'a relay that saves reads by saying nothing is no use',
      },
      measured: unheard,
    },
  ]);
} finally {
  for (const step of undo.splice(0)) await step();
  await network.stop();
}
