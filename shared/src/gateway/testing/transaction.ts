import { fromBase64Url, signTransaction, type TransactionLike } from '../../arweave';
import { makeTestSigner } from '../../arweave/testing/signer';
import { draftTransaction, type TransactionInput } from '../draft-transaction';

const prices: Parameters<typeof draftTransaction>[1] = {
  anchor: async () => 'a'.repeat(64),
  price: async () => '7',
};

/** Something that drafts and signs transactions with a fresh key, without any network. */
export async function makeTestAuthor(): Promise<(input: TransactionInput) => Promise<TransactionLike>> {
  const { keyfile, signer } = await makeTestSigner();
  return async (input) => {
    const draft = await draftTransaction(input, prices);
    const sign = async (data: Uint8Array) => new Uint8Array(await signer.sign(data));
    return await signTransaction(draft, fromBase64Url(keyfile.n), sign);
  };
}
