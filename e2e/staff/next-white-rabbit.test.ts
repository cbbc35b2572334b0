import { type Actor, createActor, registerPlayer, type ScriptedPlayer } from '../../localnet/src';
import { startTestNetwork, testActor, toTags } from '../../localnet/src/testing/network-under-test';
import { testKeyring } from '../../localnet/src/testing/test-keyring';
import { ensureAosModule, processSource } from '../../processes/aos';
import {
  type EventKey,
  eventKey,
  lendDraw,
  openAcknowledgements,
  readRoleFacts,
  sealEdition,
} from '../../processes/autopilot/client';
import {
  acknowledgeRole,
  answerOf,
  banPlayer,
  configureEvent,
  createRabbitClient,
  dealEnvelopes,
  drawKeysOf,
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
import { importPrivateKey, makeSecret } from '../../processes/sealing/client';
import { fetchEnvelope, sealedBytes } from '../../remotes/game/src/role/envelope-store';
import { giveSecrets } from '../../remotes/game/src/staff/secret/give-secrets';
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
const secret = makeSecret();
const players: Player[] = [];

/** The place of the draw, as every device of the staff has it that has the event's secret. */
const drawPlace = () => ({
  rabbit,
  secret: { lend: <Result>(use: (bytes: typeof secret) => Result) => Promise.resolve(use(secret.slice())) },
});
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

  const settings = { slug: 'round', name: 'Round', admission: 'open', question: { en: 'Why?' } } as const;
  await configureEvent(rabbit, { reason, ...settings }, act());
  await giveSecrets(rabbit, { secret, reason }, act());
  ({ acknowledgementKey } = await drawKeysOf(secret));
  await openEvent(rabbit, { reason }, act());
  for (let number = 1; number <= count; number += 1) players.push(await join(`crowd-${number}`));
  await startEvent(rabbit, { reason }, act());
});

/** Makes another key as the section "Question and key" does. */
async function makeKey(number: number): Promise<EventKey> {
  const made = await eventKey(secret, rabbit.process, number);
  await configureEvent(rabbit, { reason, keyDigest: keyDigestOf(made.key) }, act());
  return made;
}

/** Seals and deals the next edition by the console's own code; returns the one player who holds the key, and the key. */
async function deal(isFurther = false): Promise<{ holder: Player; key: string }> {
  const sealed = await lendDraw(drawPlace(), (draw) =>
    sealEdition({ rabbit, draw, isFurther, connector, gateways: [url], onStep: () => undefined }),
  );
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
  const first = await eventKey(secret, rabbit.process, 1);
  const declining = await deal();
  expect(declining.key).toBe(first.words.join(' '));
  for (const player of players) await accept(player, player !== declining.holder);

  // The staff see that the role was declined, and draw again for the next edition.
  const factsNow = () => lendDraw(drawPlace(), (draw) => readRoleFacts(rabbit, draw));
  expect(await factsNow()).toMatchObject({ edition: 1, whiteRabbit: declining.holder.rabbit });
  const privateKey = await lendDraw(drawPlace(), (draw) =>
    importPrivateKey({ privateKey: draw.seed, publicKey: draw.acknowledgementKey }),
  );
  const opened = await openAcknowledgements({ rabbit, privateKey });
  expect(opened.filter(({ agreed }) => agreed !== true)).toEqual([
    { rabbit: declining.holder.rabbit, edition: 1, agreed: false },
  ]);
  const second = await deal(true);
  expect(second.holder).not.toBe(declining.holder);
  expect(await factsNow()).toMatchObject({ edition: 2, since: 2, whiteRabbit: second.holder.rabbit });

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
  const another = await makeKey(2);
  await unbanPlayer(rabbit, { reason, rabbit: answerer.rabbit }, act());
  const third = await deal();
  expect(third).toEqual({ holder: second.holder, key: another.words.join(' ') });
  expect(await info()).toMatchObject({ phase: 'running', answers: 0, deal: { edition: 3 } });

  // All of it is read from the ledger by the event's secret alone: both keys, and the further draw.
  expect(await lendDraw(drawPlace(), ({ redraws }) => redraws)).toEqual([2]);
  expect(await factsNow()).toMatchObject({ edition: 3, since: 2, whiteRabbit: second.holder.rabbit });
});
