import { type Actor, createActor, registerPlayer, type ScriptedPlayer } from '../../localnet/src';
import { startTestNetwork, testActor, toTags } from '../../localnet/src/testing/network-under-test';
import { testKeyring } from '../../localnet/src/testing/test-keyring';
import { ensureAosModule, processSource } from '../../processes/aos';
import {
  acknowledgementPrivateKey,
  acknowledgeRole,
  answerOf,
  banPlayer,
  commitDraw,
  configureEvent,
  createRabbitClient,
  dealEnvelopes,
  deriveKey,
  keyDigestOf,
  openEnvelope,
  openEvent,
  type ProcessPlace,
  type RabbitClient,
  sealAcknowledgement,
  slotOf,
  startEvent,
  unbanPlayer,
} from '../../processes/rabbit/client';
import { makeKeyWords } from '../../processes/rabbit/client/domain';
import { fetchEnvelope, sealedBytes } from '../../remotes/game/src/role/envelope-store';
import { openAcknowledgements } from '../../remotes/game/src/staff/white-rabbit/open-acknowledgements';
import { readRoleFacts } from '../../remotes/game/src/staff/white-rabbit/read-role-facts';
import { sealEdition } from '../../remotes/game/src/staff/white-rabbit/seal-edition';
import {
  lendSeed,
  makeSeed,
  type SeedFile,
  seedFileOf,
} from '../../remotes/game/src/staff/white-rabbit/seed-file';
import { keySigner, signTransaction, toBase64Url } from '../../shared/src/arweave';
import type { WalletConnector } from '../../shared/src/wallet';

/** Four of the players have all seven colours among the others: two of them are no White Rabbit. */
const count = 9;
const reason = 'test';
const fresh = { maxAgeMs: 0 };

/** A player with the means to open the own envelope. */
interface Player extends ScriptedPlayer {
  actor: Actor;
  roleKey: CryptoKey;
}

let url: string;
let operator: Actor;
let rabbit: ProcessPlace;
let client: RabbitClient;
let acknowledgementKey: Uint8Array;
let connector: WalletConnector;
let seed: SeedFile;
const players: Player[] = [];

/** Reads a file of the draw's seed. The seed is a copy: the console's own is overwritten after each use. */
const readSeed = (bytes: ReturnType<typeof seedFileOf>, commitment: string): Promise<SeedFile> =>
  lendSeed({ file: new File([bytes], 'file.json'), process: rabbit.process, commitment }, (saved) => ({
    ...saved,
    seed: saved.seed.slice(),
  }));
const info = () => client.info(fresh);
const act = () => ({ signer: operator.signer });

async function join(name: string): Promise<Player> {
  const keyfile = await testKeyring.wallet(name);
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
  const roleKey = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const player = await registerPlayer({ url, process: rabbit.process, nickname: name, keyfile, roleKey });
  return { ...player, actor: await createActor(url, keyfile), roleKey: pair.privateKey };
}

beforeAll(async () => {
  ({ url } = await startTestNetwork());
  operator = await testActor(url, 'owner');
  const process = await operator.spawn(toTags({ Module: (await ensureAosModule()).id }));
  await operator.evaluate(process, processSource('rabbit'));
  rabbit = { ao: operator.ao, process };
  client = createRabbitClient(operator.ao, process);
  const key = await keySigner(await testKeyring.wallet('owner'));
  const sign: WalletConnector['sign'] = (draft) =>
    signTransaction(draft, Uint8Array.from(key.owner), async (data) => Uint8Array.from(await key.sign(data)));
  connector = { sign } as WalletConnector;

  const contact = await testKeyring.contactKey('game');
  const halves = [contact.x, contact.y].map((half = '') => Buffer.from(half, 'base64url'));
  const contactKey = Uint8Array.from(Buffer.concat([Uint8Array.of(4), ...halves]));
  const { file, ...committed } = await makeSeed(process);
  acknowledgementKey = Uint8Array.from(Buffer.from(committed.acknowledgementKey, 'base64url'));
  seed = await readSeed(file, committed.commitment);
  const settings = { slug: 'round', name: 'Round', admission: 'open' } as const;
  await configureEvent(rabbit, { reason, ...settings, contactKey: toBase64Url(contactKey) }, act());
  await commitDraw(rabbit, { reason, ...committed }, act());
  await openEvent(rabbit, { reason }, act());
  for (let number = 1; number <= count; number += 1) players.push(await join(`crowd-${number}`));
  await startEvent(rabbit, { reason }, act());
});

/** A key of the event: its words, and the bytes that follow from them. */
type EventKey = Parameters<typeof sealEdition>[0]['key'];

/** Makes a key as the section "Question and key" does. */
async function setKey(): Promise<EventKey> {
  const words = makeKeyWords((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
  const key = await deriveKey(words, rabbit.process);
  await configureEvent(rabbit, { reason, question: { en: 'Why?' }, keyDigest: keyDigestOf(key) }, act());
  return { words, key };
}

/** Seals and deals the next edition by the console's own code; returns the one player who holds the key, and the key. */
async function deal(file: SeedFile, key: EventKey): Promise<{ holder: Player; key: string }> {
  const sealed = await sealEdition({
    rabbit,
    file,
    key,
    connector,
    gateways: [url],
    onStep: () => undefined,
  });
  const { deal: dealt } = await dealEnvelopes(rabbit, { reason, ...sealed }, act());
  if (!dealt) throw new Error('No edition was dealt');
  const cards = await Promise.all(
    players.map(async (player) => {
      const place = { process: rabbit.process, rabbit: player.rabbit, edition: dealt.edition };
      const own = sealedBytes(await fetchEnvelope(url, dealt, player.rabbit));
      const card = await openEnvelope({ ...place, sealed: own, privateKey: player.roleKey });
      return { player, card };
    }),
  );
  const white = cards.flatMap(({ player, card }) =>
    card.role === 'white-rabbit' ? [{ holder: player, key: card.key }] : [],
  );
  const [only] = white;
  if (!only || white.length > 1) throw new Error(`${white.length} players hold the key`);
  return only;
}

async function accept({ address, actor }: Player, agreed: boolean): Promise<void> {
  const { edition = 0 } = (await info()).deal ?? {};
  const { process } = rabbit;
  const sealed = await sealAcknowledgement({ process, address, edition, agreed, acknowledgementKey });
  await acknowledgeRole(rabbit, { edition, sealed: toBase64Url(sealed) }, { signer: actor.signer });
}

test('a White Rabbit who declines is followed by another, and a key that got about by another key', async () => {
  const first = await setKey();
  const declining = await deal(seed, first);
  expect(declining.key).toBe(first.words.join(' '));
  for (const player of players) await accept(player, player !== declining.holder);

  // The staff see that the role was declined, and draw again in a new file of the seed.
  expect(await readRoleFacts(rabbit, seed)).toMatchObject({
    edition: 1,
    whiteRabbit: declining.holder.rabbit,
  });
  const privateKey = await acknowledgementPrivateKey({ seed: seed.seed, acknowledgementKey });
  const opened = await openAcknowledgements({ rabbit, privateKey });
  expect(opened.filter(({ agreed }) => agreed !== true)).toEqual([
    { rabbit: declining.holder.rabbit, edition: 1, agreed: false },
  ]);
  const next = seedFileOf({ ...seed, redraws: [...seed.redraws, 2] });
  const redrawn = await readSeed(next, (await info()).draw?.commitment ?? '');
  const second = await deal(redrawn, first);
  expect(second.holder).not.toBe(declining.holder);
  expect(await readRoleFacts(rabbit, redrawn)).toMatchObject({
    ...{ edition: 2, since: 2 },
    whiteRabbit: second.holder.rabbit,
  });

  // A player with seven colours that nobody confirms has the key: the reveal is refused, and the staff ban the player.
  const holders = [declining.holder, second.holder];
  const able = [0, 1, 7, 8].map((place) => players[place] as Player);
  const answerer = able.find((player) => !holders.includes(player)) as Player;
  const others = players.filter((player) => player !== answerer);
  const byColour = new Map(others.map((player) => [player.rabbit % 7, player]));
  for (const other of byColour.values()) await answerer.scan(other, slotOf(Date.now()));
  const { address, actor } = answerer;
  const answer = answerOf({ process: rabbit.process, key: first.key, address });
  await client.answer({ answer: toBase64Url(answer) }, { signer: actor.signer });
  const reveal = { key: toBase64Url(first.key), rabbit: answerer.rabbit };
  await expect(client.reveal(reveal, { signer: actor.signer })).rejects.toMatchObject({
    code: 'key.unconfirmed',
  });
  await banPlayer(rabbit, { reason, rabbit: answerer.rabbit }, act());

  // Another key, sealed once more, and the game goes on, with the player too.
  const another = await setKey();
  await unbanPlayer(rabbit, { reason, rabbit: answerer.rabbit }, act());
  const third = await deal(redrawn, another);
  expect(third).toEqual({ holder: second.holder, key: another.words.join(' ') });
  expect(await info()).toMatchObject({ phase: 'running', answers: 0, deal: { edition: 3 } });
});
