import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import { configureEvent, openEvent } from '@rainbow-rabbit/processes/rabbit/client';
import { type AoClient, createAoClient } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { OneUnit } from '@rainbow-rabbit/shared/network';
import type { AoMode } from '../app/network-route';
import { type Actor, createActor } from '../players/actor';
import { startLocalnet } from '../start-localnet';
import { toTags } from '../units/tags';
import { eventually } from './eventually';
import { type FaultyUnit, startFaultyUnit } from './faulty-unit';
import { testKeyring, testKeys } from './test-keyring';

const infoTags = [{ name: 'Action', value: 'Info' }];

/** Returns a unit as `network.json` has it. */
export const unitAt = (mode: AoMode, { url }: Pick<FaultyUnit, 'url'>): OneUnit =>
  mode === 'legacy' ? { mode, mu: `${url}mu`, cu: `${url}cu` } : { mode, node: url };

/** Three units of one network with an event, each behind a proxy with faults; the third computes the ledger late. */
export interface UnitsUnderTest {
  process: ProcessId;
  owner: Actor;
  /** The tags with which processes are spawned on it. */
  spawnTags: Readonly<Record<string, string>>;
  first: FaultyUnit;
  second: FaultyUnit;
  follower: FaultyUnit;
  /** The lag of the follower, which may be changed. */
  late: { lagMs: number };
  /** Returns a client that has asked nothing yet, and knows units in that order. */
  clientOf(...named: readonly FaultyUnit[]): AoClient;
  /** Waits until the follower is where the network is. */
  followed(): Promise<void>;
  /** Stops the proxies and the network. */
  stop(): Promise<void>;
}

/** Starts them. */
export async function startUnitsUnderTest(mode: AoMode): Promise<UnitsUnderTest> {
  const late = { lagMs: 0 };
  const network = await startLocalnet({
    memory: true,
    port: 0,
    seed: false,
    keys: testKeys,
    // a busy machine must not fail a test
    evaluationLimitMs: 60_000,
    ao: mode,
    followers: [late],
  });
  const { url, authority, followers } = network;
  const owner = await createActor(url, await testKeyring.wallet('owner'));
  const { id: module } = await ensureAosModule();
  const spawnTags = { Module: module, Scheduler: authority, Authority: authority };
  const process = await owner.spawn(toTags(spawnTags));
  await owner.evaluate(process, processSource('rabbit'));
  const place = { ao: owner.ao, process };
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const contactKey = Buffer.from(await crypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url');
  const settings = { reason: 'test', slug: 'demo', name: 'Demo', contactKey, admission: 'open' as const };
  await configureEvent(place, settings, owner);
  await openEvent(place, { reason: 'test' }, owner);
  const first = await startFaultyUnit({ reads: url });
  const second = await startFaultyUnit({ reads: url });
  const follower = await startFaultyUnit({ reads: followers[0] ?? '', posts: url });

  const clientOf: UnitsUnderTest['clientOf'] = (...named) => {
    const [unit, ...others] = named.map((one) => unitAt(mode, one));
    if (!unit) throw new Error('No unit was named');
    return createAoClient({ ao: { ...unit, ...(others.length > 0 && { others }) } }, { pauseMs: 20 });
  };
  const markOf = async (unit: FaultyUnit) => {
    const { Messages } = await clientOf(unit).read({ process, tags: infoTags }, { maxAgeMs: 0 });
    return Messages[0]?.Tags.find(({ name }) => name === 'Reference')?.value;
  };
  return {
    process,
    owner,
    spawnTags,
    first,
    second,
    follower,
    late,
    clientOf,
    followed: () =>
      eventually(async () => {
        const [mark, reached] = await Promise.all([markOf(first), markOf(follower)]);
        if (mark === undefined || mark !== reached)
          throw new Error(`The follower is at ${reached}, not ${mark}`);
      }),
    stop: async () => {
      await Promise.all([first, second, follower].map((unit) => unit.stop()));
      await network.stop();
    },
  };
}
