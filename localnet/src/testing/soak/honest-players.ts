import { createHash, randomBytes } from 'node:crypto';
import { createRabbitClient, slotOf } from '@rainbow-rabbit/processes/rabbit/client';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { parseNetwork } from '@rainbow-rabbit/shared/network';
import type { SeededRandom } from '@rainbow-rabbit/shared/testing';
import { createActor } from '../../players/actor';
import { createTestPlayer } from '../../players/create-test-player';
import type { ScriptedPlayer } from '../../players/player';
import { gatewayAuthor } from '../gateway-author';
import type { Latencies } from './latencies';

/** Slots whose claims are over, and which the chain of a player who just registered has. */
const slotsToDisclose = 7;
const uploadBytes = 300_000;

export interface HonestOptions {
  url: string;
  keyfiles: readonly Keyfile[];
  random: SeededRandom;
  latencies: Latencies;
}

/** People who play while others attack, and everything that the network confirmed to them. */
export interface HonestPlayers {
  /** Each of them scans, shows a token, stores data and reads. @throws whatever is refused */
  playRound(): Promise<void>;
  /** Returns what a network has lost of that, as sentences. */
  lostAt(url: string): Promise<string[]>;
  /** Number of things that were acknowledged. */
  acknowledged(): number;
}

/** Registers a player for each key. @throws whatever is refused */
export async function registerHonestPlayers(options: HonestOptions): Promise<HonestPlayers> {
  const { url, keyfiles, random, latencies } = options;
  const players = await Promise.all(
    keyfiles.map((keyfile, index) =>
      latencies.of('register', (attempt) =>
        // Another one, since the first may be registered without knowing it.
        createTestPlayer(url, {
          nickname: `Honest ${index + 1} ${attempt}`,
          ...(attempt === 0 && { keyfile }),
        }),
      ),
    ),
  );
  const author = await gatewayAuthor(url);
  const colours = new Map(players.map(({ address }) => [address as string, new Set<string>()]));
  const stored = new Map<string, string>();

  const scan = async (player: ScriptedPlayer) => {
    const other = random.pick(players.filter((one) => one !== player));
    try {
      const { collected } = await latencies.of('scan', () => player.scan(other, slotOf(Date.now())));
      for (const colour of collected) colours.get(player.address)?.add(colour);
    } catch (reason) {
      if (!hasCode(reason, 'rabbit.colour-collected')) throw reason;
    }
  };
  const upload = async () => {
    const data = randomBytes(uploadBytes);
    const id = await latencies.of('upload', () => author.store(data, { Topic: 'soak' }));
    stored.set(id, digestOf(data));
    await latencies.of('read back', async () => {
      if ((await digestAt(url, id)) !== digestOf(data))
        throw new Error(`Upload ${id} is not what was stored`);
    });
  };
  const meOf = async (at: string, player: ScriptedPlayer, keyfile: Keyfile) => {
    const client = createRabbitClient((await createActor(at, keyfile)).ao, await eventAt(at));
    return await client.me(player.address, { maxAgeMs: 0 });
  };
  const playAs = async (player: ScriptedPlayer, keyfile: Keyfile) => {
    await scan(player);
    await latencies.of('disclose', () => player.disclose(slotOf(Date.now()) - slotsToDisclose));
    const me = await latencies.of('me', () => meOf(url, player, keyfile));
    if (!me.registered || me.rabbit !== player.rabbit) throw new Error(`${player.nickname} is not known`);
  };

  return {
    playRound: async () => {
      await Promise.all([
        upload(),
        latencies.of('graphql', () => findUploads(url)),
        ...players.map((player, index) => playAs(player, keyfileOf(keyfiles, index))),
      ]);
    },
    lostAt: async (at) => {
      const ids = [...stored.keys()];
      const digests = await Promise.all(ids.map((id) => digestAt(at, id)));
      const uploads = ids
        .filter((id, index) => digests[index] !== stored.get(id))
        .map((id) => `upload ${id}`);
      const ofPlayers = players.map(async (player, index) => {
        const me = await meOf(at, player, keyfileOf(keyfiles, index));
        if (!me.registered || me.rabbit !== player.rabbit) return [`${player.nickname}'s registration`];
        const shown = new Set<string>(me.collected.map(({ colour }) => colour));
        const missing = [...(colours.get(player.address) ?? [])].filter((colour) => !shown.has(colour));
        return missing.map((colour) => `${player.nickname}'s ${colour}`);
      });
      return [...uploads, ...(await Promise.all(ofPlayers)).flat()];
    },
    acknowledged: () =>
      players.length + stored.size + [...colours.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function keyfileOf(keyfiles: readonly Keyfile[], index: number): Keyfile {
  const keyfile = keyfiles[index];
  if (!keyfile) throw new Error('Each player has a key');
  return keyfile;
}

/** The process of the first event of a network. */
export async function eventAt(url: string) {
  const response = await fetch(new URL('network.json', url));
  const { events } = parseNetwork(await response.json(), url);
  const [event] = events;
  if (!event) throw new Error('The network has no event');
  return event.process;
}

async function findUploads(url: string): Promise<void> {
  const query =
    '{ transactions(tags: { name: "Topic", values: "soak" }, first: 20) { edges { node { id } } } }';
  const response = await fetch(new URL('graphql', url), { method: 'POST', body: JSON.stringify({ query }) });
  if (!response.ok) throw new Error(`GraphQL answered ${response.status}: ${await response.text()}`);
}

async function digestAt(url: string, id: string): Promise<string> {
  const response = await fetch(new URL(`raw/${id}`, url));
  return digestOf(new Uint8Array(await response.arrayBuffer()));
}

function digestOf(data: Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
