import {
  type Address,
  createDataItem,
  type DataItemInput,
  fromBase64Url,
  keySigner,
  ownerAddress,
  sha256,
  signTransaction,
  type TransactionLike,
  unshared,
} from '@rainbow-rabbit/shared/arweave';
import { nextKeyfile } from '../support/prepared-keys';

/** A request of a wallet's page or extension to its account; bytes travel as `{ bytes: number[] }`. */
export interface AccountRequest {
  method: string;
  params: readonly [unknown?, ...unknown[]];
}

export interface Account {
  address: Address;
  /** @throws Error if an account can't do that */
  answer: (request: AccountRequest) => Promise<unknown>;
}

const bytesIn = (value: unknown): Uint8Array => {
  const list: unknown =
    typeof value === 'object' && value !== null && 'bytes' in value ? value.bytes : undefined;
  return Uint8Array.from(Array.isArray(list) ? list.map(Number) : []);
};
const bytesOut = (bytes: Uint8Array) => ({ bytes: [...bytes] });

/** An account with a key that this worker has not had yet. */
export async function makeAccount(): Promise<Account> {
  const keyfile = nextKeyfile();
  const signer = await keySigner(keyfile);
  const owner = fromBase64Url(keyfile.n);
  const address = await ownerAddress(owner);

  const methods: Readonly<Record<string, (input: unknown) => Promise<unknown>>> = {
    getActiveAddress: async () => address,
    getActivePublicKey: async () => keyfile.n,
    signDataItem: async (input) => {
      const item = input as DataItemInput;
      const tags = [...(item.tags ?? []), { name: 'Signing-Client', value: 'Stand-in' }];
      return bytesOut((await createDataItem({ ...item, tags }, signer)).bytes);
    },
    signTransaction: (input) =>
      signTransaction({ ...(input as TransactionLike), data: new Uint8Array() }, owner, async (hash) =>
        unshared(await signer.sign(hash)),
      ),
    signMessage: async (input) => bytesOut(await signer.sign(await sha256(bytesIn(input)))),
  };
  return {
    address,
    answer: async ({ method, params: [input] }) => {
      const act = methods[method];
      if (!act) throw new Error(`An account does not answer ${method}`);
      return act(input);
    },
  };
}
