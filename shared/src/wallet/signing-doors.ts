import { copiedBytes, copiedItem, copiedTransaction } from '../arweave';
import { AppError } from '../errors';
import type { AskingOptions, EncryptionAlgorithm, WalletConnector } from './connector';

type Method = (...given: never[]) => unknown;

/** The methods of a connector that take something of their caller. */
type TakingMethod = {
  [Name in keyof WalletConnector]-?: WalletConnector[Name] extends Method
    ? Parameters<WalletConnector[Name]> extends []
      ? never
      : Name
    : never;
}[keyof WalletConnector];

/** The methods by which a wallet uses its key for its caller. A further one is a type error until it has its copier. */
export type SigningDoor = Exclude<TakingMethod, 'connect' | 'subscribe'>;

type Given<Door extends SigningDoor> = Parameters<WalletConnector[Door]>;

const unsupported = () => new AppError('wallet.algorithm-unsupported');

function copiedText(given: unknown): string {
  if (typeof given === 'string') return given;
  throw unsupported();
}

function copiedNumber(given: unknown): number {
  if (typeof given === 'number') return given;
  throw unsupported();
}

const copiedSaltedAlgorithm = ({ name, saltLength }: RsaPssParams): RsaPssParams =>
  Object.freeze({ name: copiedText(name), saltLength: copiedNumber(saltLength) });

const parameterCopiers = {
  label: copiedBytes,
  iv: copiedBytes,
  counter: copiedBytes,
  additionalData: copiedBytes,
  length: copiedNumber,
  tagLength: copiedNumber,
} as const;

/** The name of an algorithm, and every parameter that one of them may have. */
function copiedAlgorithm(given: EncryptionAlgorithm): EncryptionAlgorithm {
  const copies = Object.entries(parameterCopiers).flatMap(([name, copy]) => {
    const value: unknown = Reflect.get(given, name);
    return value === undefined ? [] : [[name, copy(value)]];
  });
  return Object.freeze({ name: copiedText(given.name), ...Object.fromEntries(copies) });
}

/** The signal may only take the question back. */
function copiedAsking({ signal, isUnasked }: AskingOptions = {}): AskingOptions {
  return Object.freeze({ signal, isUnasked: isUnasked === true });
}

/** A copier for each door, which returns plain, frozen values of its own. */
const copiers: { [Door in SigningDoor]: (...given: Given<Door>) => Given<Door> } = {
  sign: (transaction, asking) => [copiedTransaction(transaction), copiedAsking(asking)],
  dispatch: (transaction) => [copiedTransaction(transaction)],
  signDataItem: (item, asking) => [copiedItem(item), copiedAsking(asking)],
  signature: (data, algorithm) => [copiedBytes(data), copiedSaltedAlgorithm(algorithm)],
  signMessage: (data, { hashAlgorithm } = {}) => [
    copiedBytes(data),
    Object.freeze(hashAlgorithm === undefined ? {} : { hashAlgorithm: copiedText(hashAlgorithm) }),
  ],
  encrypt: (data, algorithm) => [copiedBytes(data), copiedAlgorithm(algorithm)],
  decrypt: (data, algorithm) => [copiedBytes(data), copiedAlgorithm(algorithm)],
};

export const signingDoors = Object.keys(copiers) as readonly SigningDoor[];

/** Replaces each door of a connector by a door that calls the given function before the connector is asked. */
function withDoors<Connector extends WalletConnector>(
  connector: Connector,
  before: (door: SigningDoor, given: unknown[]) => readonly unknown[],
): Connector {
  const doors = signingDoors.map((door) => {
    const open = async (...given: unknown[]) =>
      Reflect.apply(connector[door], connector, before(door, given));
    return [door, open] as const;
  });
  return Object.freeze(Object.assign({ ...connector }, Object.fromEntries(doors)));
}

/**
 * Closes the doors of a connector to a caller who kept it for too long.
 * @param assertOpen throws when nothing may be signed through it any more
 */
export const guardedDoors = (connector: WalletConnector, assertOpen: () => void): WalletConnector =>
  withDoors(connector, (_, given) => {
    assertOpen();
    return given;
  });

/**
 * Gives a connector only copies of what it is asked to sign, so that what its user is shown stays what is signed,
 * whatever object the caller hands over and whatever becomes of it.
 */
export const signingCopies = <Connector extends WalletConnector>(connector: Connector): Connector =>
  withDoors(connector, (door, given) => Reflect.apply(copiers[door], undefined, given));
