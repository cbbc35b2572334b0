import {
  answerOf,
  claimOf,
  createChain,
  createRabbitClient,
  type Disclosure,
  type DisclosureOutcome,
  type ProcessPlace,
  type RabbitColour,
  type RabbitId,
  sealContact,
  slotOf,
  slotsPerDay,
  tokenBytes,
} from '@rainbow-rabbit/processes/rabbit/client';
import {
  createDataItem,
  fromBase64Url,
  generateKeyfile,
  keySigner,
  ownerAddress,
  toBase64Url,
} from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { disclose } from '../../disclosures/disclose';

/** A player of a rehearsal whom this page plays. The player's key is in this page's memory and nowhere else. */
export interface RehearsalPlayer {
  nickname: string;
  rabbit: RabbitId;
  colour: RabbitColour;
  tokenAt(slot: number): Uint8Array;
  /** Claims another player's rabbit as seen in a slot. Returns the token that confirms it. @throws AppError the process's refusal */
  scan(other: RehearsalPlayer, slot: number): Promise<Disclosure>;
  /** Shows tokens whose claim windows are over. Returns the outcome of each that was judged. @throws AppError */
  disclose(tokens: readonly Disclosure[]): Promise<readonly DisclosureOutcome[]>;
  /** Answers the event's question with a key of 32 bytes. @throws AppError the process's refusal */
  answer(key: Uint8Array): Promise<void>;
}

/** The chain begins as early as the process allows. */
const slotsBefore = 9;

/**
 * Makes a wallet and registers its player on an open event.
 * @throws AppError `register.no-contact-key`, and those of network and process
 */
export async function joinRehearsal({ ao, process }: ProcessPlace, wish: string): Promise<RehearsalPlayer> {
  const client = createRabbitClient(ao, process);
  const key = await keySigner(await generateKeyfile());
  const address = await ownerAddress(key.owner);
  const signer = {
    address,
    signDataItem: async (item: Parameters<typeof createDataItem>[0]) =>
      (await createDataItem(item, key)).bytes,
  };
  const seed = crypto.getRandomValues(new Uint8Array(tokenBytes));
  const [chain, { contactKey }, roleKey] = await Promise.all([
    createChain({ address, length: slotsPerDay, seed }),
    client.info({ maxAgeMs: 0 }),
    newPublicKey(),
  ]);
  if (!contactKey) throw new AppError('register.no-contact-key');
  const chainStart = slotOf(Date.now()) - slotsBefore;
  const email = 'rehearsal@example.org';
  const sealed = await sealContact({ email, contactKey: fromBase64Url(contactKey), process, address });
  const registration = {
    nickname: wish,
    sealedContact: toBase64Url(sealed),
    roleKey: toBase64Url(roleKey),
    chainAnchor: toBase64Url(chain.anchor),
    chainStart,
    chainLength: slotsPerDay,
  };
  const { rabbit, colour, nickname } = await client.register(registration, { signer });
  const tokenAt = (slot: number) => {
    const token = chain.tokenAt(slot - chainStart);
    if (!token) throw new RangeError('the chain does not reach this slot');
    return token;
  };
  return {
    nickname,
    rabbit,
    colour,
    tokenAt,
    async scan(other, slot) {
      const token = other.tokenAt(slot);
      const claim = claimOf({ process, rabbit: other.rabbit, slot, token, address });
      await client.scan({ rabbit: other.rabbit, slot, claim: toBase64Url(claim) }, { signer });
      return { rabbit: other.rabbit, slot, token: toBase64Url(token) };
    },
    disclose: (tokens) => disclose(client, tokens, { signer }),
    async answer(key) {
      await client.answer({ answer: toBase64Url(answerOf({ process, key, address })) }, { signer });
    },
  };
}

async function newPublicKey(): Promise<Uint8Array> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
}
