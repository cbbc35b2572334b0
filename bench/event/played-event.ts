import { createActor, type Localnet } from '@rainbow-rabbit/localnet';
import { ensureAosModule, processSource } from '@rainbow-rabbit/processes/aos';
import {
  answerOf,
  type Chain,
  claimOf,
  commitDraw,
  committedDraw,
  configureEvent,
  createChain,
  createRabbitClient,
  drawKeysOf,
  type EventSettings,
  keyDigestOf,
  minClaimWindowMs,
  openEvent,
  type ProcessPlace,
  type ProcessSendOptions,
  type RabbitClient,
  type RabbitId,
  readEventInfo,
  sealContact,
  slotOf,
  startEvent,
  tokenBytes,
} from '@rainbow-rabbit/processes/rabbit/client';
import { makeSecret } from '@rainbow-rabbit/processes/sealing/client';
import { type Address, type Keyfile, type ProcessId, toBase64Url } from '@rainbow-rabbit/shared/arweave';

const chainLength = 400;
/** Slots of a chain before the present one, so that codes of a while back can be scanned. */
const slotsBefore = 5;
const reason = 'A measurement';
const tagsOf = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** An event of a measurement, with the wallet of its staff and the derived key. */
export interface PlayedEvent {
  place: ProcessPlace;
  process: ProcessId;
  staff: ProcessSendOptions;
  key: Uint8Array;
  contactKey: Uint8Array;
  roleKey: string;
}

/** A player of it, with the phone's secrets. */
export interface PlayedPlayer {
  address: Address;
  rabbit: RabbitId;
  client: RabbitClient;
  options: ProcessSendOptions;
  chain: Chain;
  chainStart: number;
}

async function newPublicKey(): Promise<Uint8Array> {
  const keys = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.exportKey('raw', keys.publicKey));
}

/** A network that is reached by its URL. */
type NetworkPlace = Pick<Localnet, 'url'>;

/** Starts a running event with a question, as its staff do it. */
export async function startPlayedEvent(
  { url }: NetworkPlace,
  keyfile: Keyfile,
  more: EventSettings = {},
): Promise<PlayedEvent> {
  const { ao, signer, spawn, evaluate } = await createActor(url, keyfile);
  const { address: authority } = (await (await fetch(`${url}mu`)).json()) as { address: string };
  const process = await spawn(tagsOf({ Module: (await ensureAosModule()).id, Authority: authority }));
  await evaluate(process, processSource('rabbit'));
  const place = { ao, process };
  const staff = { signer };
  const contactKey = await newPublicKey();
  const key = crypto.getRandomValues(new Uint8Array(32));
  const settings = {
    slug: 'bench',
    name: 'Bench',
    contactKey: toBase64Url(contactKey),
    admission: 'open' as const,
    claimWindowMs: minClaimWindowMs,
    question: { en: 'Who?' },
    keyDigest: keyDigestOf(key),
    ...more,
  };
  await configureEvent(place, { reason, ...settings }, staff);
  await commitDraw(place, { reason, ...committedDraw(process, await drawKeysOf(makeSecret())) }, staff);
  await openEvent(place, { reason }, staff);
  await startEvent(place, { reason }, staff);
  return { place, process, staff, key, contactKey, roleKey: toBase64Url(await newPublicKey()) };
}

/** A registration that is ready to be sent. */
export type PreparedPlayer = Awaited<ReturnType<typeof preparePlayer>>;

/** Makes all that a phone makes before it registers. */
export async function preparePlayer(
  event: PlayedEvent,
  { url }: NetworkPlace,
  keyfile: Keyfile,
  number: number,
) {
  const { process, contactKey, roleKey } = event;
  const { ao, address, signer } = await createActor(url, keyfile);
  const seed = crypto.getRandomValues(new Uint8Array(tokenBytes));
  const chain = await createChain({ address, length: chainLength, seed });
  const sealed = await sealContact({ email: `${number}@example.org`, contactKey, process, address });
  return {
    address,
    client: createRabbitClient(ao, process),
    options: { signer },
    chain,
    registration: {
      nickname: `Player ${number}`,
      sealedContact: toBase64Url(sealed),
      roleKey,
      chainAnchor: toBase64Url(chain.anchor),
      chainLength,
    },
  };
}

/** Registers a player, whose chain starts some slots ago. */
export async function register({ registration, ...player }: PreparedPlayer): Promise<PlayedPlayer> {
  const chainStart = slotOf(Date.now()) - slotsBefore;
  const { rabbit } = await player.client.register({ ...registration, chainStart }, player.options);
  return { ...player, rabbit, chainStart };
}

/** Scans a rabbit as its phone shows it now, or in another slot; a dishonest scan invents the claim. */
export async function scanNow(
  { process }: PlayedEvent,
  scanner: PlayedPlayer,
  giver: PlayedPlayer,
  { honest = true, slot = slotOf(Date.now()) } = {},
): Promise<void> {
  const token = honest ? tokenOf(giver, slot) : new Uint8Array(tokenBytes);
  const { rabbit } = giver;
  const claim = toBase64Url(claimOf({ process, rabbit, slot, token, address: scanner.address }));
  await scanner.client.scan({ rabbit, slot, claim }, scanner.options);
}

/** Returns the token of a player's rabbit in a slot. */
function tokenOf({ chain, chainStart }: PlayedPlayer, slot: number): Uint8Array {
  const token = chain.tokenAt(slot - chainStart);
  if (!token) throw new Error(`There is no token of slot ${slot}`);
  return token;
}

/** Discloses the token of a player's own rabbit in a slot. */
export async function discloseToken(giver: PlayedPlayer, slot: number): Promise<void> {
  const { rabbit, client, options } = giver;
  await client.disclose([{ rabbit, slot, token: toBase64Url(tokenOf(giver, slot)) }], options);
}

/** Answers the question with the key. */
export function answerNow({ process, key }: PlayedEvent, { client, address, options }: PlayedPlayer) {
  return client.answer({ answer: toBase64Url(answerOf({ process, key, address })) }, options);
}

/** Reveals the key, and has the answers judged. Returns the event then. */
export async function judgeAnswers(event: PlayedEvent, player: PlayedPlayer) {
  const { client, options } = player;
  await client.reveal({ key: toBase64Url(event.key), rabbit: player.rabbit }, options);
  while (!(await client.settle(options)));
  return await readEventInfo(event.place, { maxAgeMs: 0 });
}
