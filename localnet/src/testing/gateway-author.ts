import Arweave from 'arweave';
import type Transaction from 'arweave/node/lib/transaction';
import { testKeyring } from './test-keyring';

/** Amounts in winston. */
interface Payment {
  target: string;
  quantity: string;
  /** The reward for the network. Default: the price it asks for. */
  reward?: string;
}

/** An author who stores data with the published client of the storage network. */
export interface GatewayAuthor {
  client: Arweave;
  /** A signed transaction that is not yet posted. */
  signed(
    data: string | Uint8Array,
    tags?: Readonly<Record<string, string>>,
    payment?: Payment,
  ): Promise<Transaction>;
  /** Stores data whole; gives the id. */
  store(data: string | Uint8Array, tags?: Readonly<Record<string, string>>): Promise<string>;
}

/** The published client for the gateway at that URL, with the wallet of that name. */
export async function gatewayAuthor(url: string, wallet = 'author'): Promise<GatewayAuthor> {
  const { hostname: host, port } = new URL(url);
  const client = Arweave.init({ host, port, protocol: 'http' });
  const key = { ...(await testKeyring.wallet(wallet)), kty: 'RSA' as const };
  const signed: GatewayAuthor['signed'] = async (data, tags = {}, payment) => {
    const transaction = await client.createTransaction({ data, ...payment }, key);
    for (const [name, value] of Object.entries(tags)) transaction.addTag(name, value);
    await client.transactions.sign(transaction, key);
    return transaction;
  };
  return {
    client,
    signed,
    store: async (data, tags) => {
      const transaction = await signed(data, tags);
      for await (const _ of client.transactions.upload(transaction, transaction.data));
      return transaction.id;
    },
  };
}
