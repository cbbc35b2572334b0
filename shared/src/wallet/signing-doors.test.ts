import type { TxId } from '../arweave';
import {
  bytesOf,
  createDataItem,
  isMessageHash,
  rsaPss,
  sha256,
  signTransaction,
  type TransactionLike,
  toBase64Url,
  unshared,
} from '../arweave';
import { signingKeyOf } from '../arweave/keyfile';
import { makeTestSigner, type TestSigner } from '../arweave/testing/signer';
import { nextTurn } from '../testing/next-turn';
import type { WalletConnector } from './connector';
import { signingCopies, signingDoors } from './signing-doors';
import { callInDisguise } from './testing/disguised-asks';

const runs = 60;

let signer: TestSigner;
beforeAll(async () => {
  signer = await makeTestSigner();
});

/** A connector that looks at what it was given only after a moment, as one does that first asks its user. */
function openLateReader() {
  let sent: TransactionLike | undefined;
  const owner = unshared(signer.signer.owner);
  const rsa = async (data: Uint8Array, saltLength = 32) => {
    const key = await signingKeyOf(signer.keyfile);
    return new Uint8Array(await crypto.subtle.sign({ ...rsaPss, saltLength }, key, unshared(data)));
  };
  const inverted = (data: Uint8Array) => Uint8Array.from(bytesOf(data), (byte) => byte ^ 255);
  const doors: Partial<WalletConnector> = {
    getActiveAddress: async () => signer.address,
    getActivePublicKey: async () => toBase64Url(owner),
    sign: async (transaction) => {
      await nextTurn();
      return signTransaction(transaction, owner, (data) => rsa(data));
    },
    dispatch: async (transaction) => {
      await nextTurn();
      sent = { ...transaction };
      return 'x'.repeat(43) as TxId;
    },
    signDataItem: async (item) => {
      await nextTurn();
      return (await createDataItem(item, signer.signer)).bytes;
    },
    signature: async (data, { saltLength }) => {
      await nextTurn();
      return rsa(bytesOf(data), saltLength);
    },
    signMessage: async (data, options) => {
      await nextTurn();
      if (!isMessageHash(options?.hashAlgorithm)) throw new Error('No hash');
      return rsa(await sha256(bytesOf(data)));
    },
    encrypt: async (data) => {
      await nextTurn();
      return inverted(data);
    },
    decrypt: async (data) => {
      await nextTurn();
      return inverted(data);
    },
  };
  return { connector: doors as WalletConnector, sent: () => sent };
}

describe.each(signingDoors)('%s of a connector that reads late', (door) => {
  it('signs something else than it was given, without copies', async () => {
    const { wrong } = await callInDisguise(door, openLateReader(), runs);
    expect(wrong).not.toEqual([]);
  });

  it('signs only what it was given, or refuses, with copies', async () => {
    const { connector, sent } = openLateReader();
    const outcomes = await callInDisguise(door, { connector: signingCopies(connector), sent }, runs);
    expect(outcomes.wrong).toEqual([]);
    expect(outcomes.honest).toBeGreaterThan(runs / 4);
  });
});
