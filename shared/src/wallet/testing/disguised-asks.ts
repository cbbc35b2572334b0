import {
  type DataItemInput,
  equalBytes,
  fromBase64Url,
  isMessageSignedBy,
  ownerPublicKey,
  parseWhatWasAsked,
  type SignedTransaction,
  type TransactionLike,
  toBase64Url,
  unshared,
  utf8,
  verifyTransaction,
} from '../../arweave';
import { isAppError } from '../../errors';
import type { ApprovalAsk, WalletConnector } from '../connector';
import type { SigningDoor } from '../signing-doors';
import { type Disguises, disguises } from './disguise';

/** A connected wallet whose doors are tried. */
export interface WalletUnderTest {
  connector: WalletConnector;
  /** The last question to its user in this page, for a wallet that asks there. */
  shown?: () => ApprovalAsk | undefined;
  /** The last transaction that the gateway was asked about, for a wallet that sends. */
  sent?: () => TransactionLike | undefined;
}

/** A request to a door, its other face, and the check that an answer is to the honest one. */
interface Example<Door extends SigningDoor> {
  honest: Parameters<WalletConnector[Door]>;
  evil: readonly unknown[];
  isAnswered: (answer: Awaited<ReturnType<WalletConnector[Door]>>) => boolean | Promise<boolean>;
}

type Examples = {
  [Door in SigningDoor]: (wallet: WalletUnderTest) => Promise<Example<Door>>;
};

const address = (byte: number) => toBase64Url(new Uint8Array(32).fill(byte));
const tag = (name: string, value: string) => ({ name, value });
const encoded = (name: string, value: string) => tag(toBase64Url(utf8(name)), toBase64Url(utf8(value)));

const honestBytes = utf8('one carrot');
const evilBytes = utf8('ALL CARROTS of mine');
const saltLength = 32;

const honestItem: DataItemInput = {
  target: address(1),
  tags: [tag('Action', 'Scan'), tag('Colour', 'red')],
  data: honestBytes,
};
const evilItem = {
  target: address(9),
  tags: [tag('Action', 'Transfer'), tag('Quantity', '1000000'), tag('Recipient', address(9))],
  data: evilBytes,
  anchor: 'x'.repeat(32),
};

const honestTransaction: TransactionLike = {
  format: 2,
  last_tx: toBase64Url(new Uint8Array(48)),
  target: address(1),
  quantity: '1',
  reward: '2',
  data_size: '0',
  data_root: '',
  data: new Uint8Array(),
  tags: [encoded('Action', 'Scan')],
};
const evilTransaction = {
  ...honestTransaction,
  target: address(9),
  quantity: '9000000000000',
  reward: '8000000000000',
  tags: [encoded('Action', 'Transfer')],
};

/** The fields that a signature covers. A wallet may add tags and lower the fee. */
const isHonestTransaction = ({ target, quantity, reward, tags }: TransactionLike) =>
  target === honestTransaction.target &&
  quantity === honestTransaction.quantity &&
  reward === honestTransaction.reward &&
  tags[0]?.value === honestTransaction.tags[0]?.value;

async function isSaltedSignature(connector: WalletConnector, signature: Uint8Array): Promise<boolean> {
  const key = await ownerPublicKey(fromBase64Url(await connector.getActivePublicKey()));
  return crypto.subtle.verify({ name: 'RSA-PSS', saltLength }, key, unshared(signature), honestBytes);
}

const cipher = { name: 'RSA-OAEP' };

/** Every door must have its example: a missing example is a type error. */
const examples: Examples = {
  sign: async () => ({
    honest: [honestTransaction],
    evil: [evilTransaction],
    isAnswered: async (signed: SignedTransaction) =>
      isHonestTransaction(signed) && (await verifyTransaction(signed)),
  }),
  dispatch: async ({ sent }) => ({
    honest: [honestTransaction],
    evil: [evilTransaction],
    isAnswered: () => isHonestTransaction(sent?.() ?? evilTransaction),
  }),
  signDataItem: async ({ connector }) => ({
    honest: [honestItem, {}],
    evil: [evilItem, { isUnasked: true }],
    isAnswered: async (bytes) =>
      parseWhatWasAsked(bytes, honestItem, await connector.getActiveAddress()).then(
        () => true,
        () => false,
      ),
  }),
  signature: async ({ connector }) => ({
    honest: [honestBytes, { name: 'RSA-PSS', saltLength }],
    evil: [evilBytes, { name: 'RSA-PSS', saltLength: 0 }],
    isAnswered: (signature) => isSaltedSignature(connector, signature),
  }),
  signMessage: async ({ connector }) => ({
    honest: [honestBytes, { hashAlgorithm: 'SHA-256' }],
    evil: [evilBytes, { hashAlgorithm: 'SHA-512' }],
    isAnswered: async (signature) =>
      isMessageSignedBy(fromBase64Url(await connector.getActivePublicKey()), signature, honestBytes),
  }),
  encrypt: async ({ connector }) => ({
    honest: [honestBytes, cipher],
    evil: [evilBytes, { name: 'AES-GCM' }],
    isAnswered: async (encrypted) => equalBytes(await connector.decrypt(encrypted, cipher), honestBytes),
  }),
  decrypt: async ({ connector }) => {
    const encrypt = (bytes: Uint8Array) => connector.encrypt(bytes, cipher).catch(() => bytes);
    return {
      honest: [await encrypt(honestBytes), cipher],
      evil: [await encrypt(evilBytes), { name: 'AES-GCM' }],
      isAnswered: (decrypted) => equalBytes(decrypted, honestBytes),
    };
  },
};

/** The outcomes of a door's calls with objects in disguise. */
export interface DisguisedOutcomes {
  /** Answers to the honest request. */
  honest: number;
  /** Refusals with an AppError. */
  refused: number;
  /** The seeds of all others: something else was shown or signed. */
  wrong: number[];
}

/** Calls a door with objects in disguise, whose other face shows at once after the call. */
export async function callInDisguise<Door extends SigningDoor>(
  door: Door,
  wallet: WalletUnderTest,
  runs: number,
): Promise<DisguisedOutcomes> {
  const { honest, evil, isAnswered } = await examples[door](wallet);
  const call = (given: readonly unknown[]) => Reflect.apply(wallet.connector[door], wallet.connector, given);
  await call(honest).catch(() => undefined);
  const honestlyShown = JSON.stringify(wallet.shown?.());
  const outcomes: DisguisedOutcomes = { honest: 0, refused: 0, wrong: [] };
  for (let seed = 1; seed <= runs; seed += 1) {
    const { of, change }: Disguises = disguises(seed);
    const calling = call(honest.map((each, index) => of(each, evil[index])));
    change();
    try {
      const isHonest = await isAnswered(await calling);
      if (isHonest && JSON.stringify(wallet.shown?.()) === honestlyShown) outcomes.honest += 1;
      else outcomes.wrong.push(seed);
    } catch (error) {
      if (isAppError(error)) outcomes.refused += 1;
      else outcomes.wrong.push(seed);
    }
  }
  return outcomes;
}
