import { type Address, rsaPss, saltLength, sha256, signableTransaction } from '../../arweave';
import { AppError, isAppError } from '../../errors';
import { assertRawBytes, signedItemAnswer, signedTransactionAnswer } from '../checked-answers';
import type { WalletConnector } from '../connector';
import type { ConfirmDispatch } from '../dispatched';
import { dispatchedId } from '../dispatched-id';
import { assertMayAsk } from '../may-ask';
import { signingCopies } from '../signing-doors';
import { unsupportedBy } from '../unsupported';
import {
  allAddressesAnswer,
  dataItemAnswer,
  jsonBytesAnswer,
  permissionsAnswer,
  saltedSignatureAnswer,
  walletNamesAnswer,
} from './answers';
import { BeaconConnection, type BeaconConnectionOptions } from './beacon-connection';
import { beaconWallet } from './descriptor';
import type { GatewayConfig } from './gateway-config';
import { dataItemPayload, decimals, transactionPayload } from './payloads';

export interface BeaconWalletOptions extends BeaconConnectionOptions {
  confirmDispatch: ConfirmDispatch;
}

/** A Beacon wallet: a connector with the further requests of its protocol (docs/product 7.5). */
export interface BeaconWallet extends WalletConnector {
  getAllAddresses(): Promise<readonly Address[]>;
  /** The names that its user gave to each address. */
  getWalletNames(): Promise<Readonly<Record<string, string>>>;
  /** Returns the app's own gateway, without a request to the wallet. */
  getArweaveConfig(): Promise<GatewayConfig>;
  addToken(id: string): Promise<void>;
  /** The tokens its user holds, as the wallet lists them. */
  userTokens(): Promise<unknown>;
}

/**
 * The protocol's `signature` names no parameters: wallets sign in the one way in which the network's signatures
 * are made.
 */
function assertUsual(params: { name?: string; saltLength?: number; hashAlgorithm?: string }): void {
  const { name = rsaPss.name, saltLength: salt = saltLength, hashAlgorithm: hash = rsaPss.hash } = params;
  const isUsual = name === rsaPss.name && salt === saltLength && hash === rsaPss.hash;
  if (!isUsual) throw new AppError('wallet.algorithm-unsupported');
}

/**
 * A wallet on another phone, paired by a QR code through a message broker (AOSync protocol; docs/product 4.6
 * and 7.5).
 * Its answers are validated. Fails with AppErrors: `wallet.*`, `data-item.*`, `transaction.*`.
 */
export function createBeaconWallet(
  options: BeaconWalletOptions,
): Required<Omit<BeaconWallet, 'prepare' | 'lock'>> {
  const connection = new BeaconConnection(options);

  /** Shows the wait for the phone, once a phone is connected. */
  const approved = async <T>(act: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    await connection.address();
    return connection.approvals.run(act);
  };

  /** Rejects a signature by another account than the connected one, and has its user asked about that one. */
  const signedBy = async <T>(verify: (address: Address) => Promise<T>): Promise<T> => {
    try {
      return await verify(await connection.address());
    } catch (cause) {
      const isOthers = isAppError(cause) && cause.params.part === 'owner';
      if (!(isOthers && (await connection.followAccount()) === 'switched')) throw cause;
      throw new AppError('wallet.account-switched', { cause, retryable: true });
    }
  };

  const signature = async (data: Uint8Array) => {
    const publicKey = await connection.publicKey();
    const answer = await connection.request('signature', { data: decimals(data) });
    return saltedSignatureAnswer(answer, { publicKey, data, saltLength });
  };

  return signingCopies({
    saveKeyfile: unsupportedBy(beaconWallet),

    connect: (permissions) => connection.connect(permissions),
    reconnect: () => connection.reconnect(),
    disconnect: () => connection.disconnect(),
    subscribe: (listener) => connection.subscribe(listener),

    getActiveAddress: () => connection.address(),
    getActivePublicKey: () => connection.publicKey(),
    getArweaveConfig: async () => options.gateway,
    getPermissions: async () => permissionsAnswer(await connection.request('getPermissions')),
    getAllAddresses: async () => allAddressesAnswer(await connection.request('getAllAddresses')),
    getWalletNames: async () => walletNamesAnswer(await connection.request('getWalletNames')),
    userTokens: () => connection.request('userTokens'),
    addToken: async (id) => {
      await connection.request('addToken', { data: id });
    },

    async sign(transaction, asking) {
      assertMayAsk(asking);
      const asked = await signableTransaction(transaction);
      const payload = { transaction: transactionPayload(asked) };
      return approved(async (signal) => {
        const answer = await connection.request('sign', payload, signal);
        return signedBy((address) => signedTransactionAnswer(answer, asked, address));
      });
    },

    async dispatch(transaction) {
      const asked = await signableTransaction(transaction);
      const address = await connection.address();
      const payload = { transaction: transactionPayload(asked) };
      const id = await approved(async (signal) =>
        dispatchedId(await connection.request('dispatch', payload, signal)),
      );
      return options.confirmDispatch(id, asked, address);
    },

    async signDataItem(item, asking) {
      assertMayAsk(asking);
      const payload = { dataItem: dataItemPayload(item) };
      return approved(async (signal) => {
        const signed = dataItemAnswer(await connection.request('signDataItem', payload, signal));
        return signedBy((address) => signedItemAnswer(signed, item, address));
      });
    },

    async signature(data, params) {
      assertUsual(params);
      assertRawBytes(data, await connection.publicKey());
      return signature(data);
    },

    async signMessage(data, params = {}) {
      assertUsual(params);
      return signature(await sha256(data));
    },

    async encrypt(data, algorithm) {
      const payload = { data: decimals(data), algorithm };
      return jsonBytesAnswer('encrypt', await connection.request('encrypt', payload));
    },

    async decrypt(data, algorithm) {
      const payload = { data: decimals(data), algorithm };
      return jsonBytesAnswer('decrypt', await connection.request('decrypt', payload));
    },
  });
}
