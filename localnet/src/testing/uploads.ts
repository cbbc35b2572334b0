import {
  fromBase64Url,
  keySigner,
  signTransaction,
  type TransactionLike,
} from '@rainbow-rabbit/shared/arweave';
import {
  createGatewayReader,
  type Draft,
  draftTransaction,
  type TransactionInput,
} from '@rainbow-rabbit/shared/gateway';
import { testKeyring } from './test-keyring';

/** A draft as the wallet of that name signs it. */
export async function signedDraft(draft: Draft, wallet = 'author'): Promise<TransactionLike> {
  const keyfile = await testKeyring.wallet(wallet);
  const { sign } = await keySigner(keyfile);
  const signBytes = async (data: Uint8Array) => new Uint8Array(await sign(data));
  return await signTransaction(draft, fromBase64Url(keyfile.n), signBytes);
}

/** A transaction made by our own client for the gateway at that URL. */
export async function signedTransaction(
  url: string,
  input: TransactionInput,
  wallet?: string,
): Promise<TransactionLike> {
  return await signedDraft(await draftTransaction(input, createGatewayReader({ url })), wallet);
}

/** A POST request to a gateway, with the answer's status once there is one. */
export interface Posting {
  path: string;
  body: { id?: string; data_root: string; offset: string };
  status?: number;
}

/** A `fetch` that notes what is posted; `onAnswer` is called for each answer. */
export function notingFetch(onAnswer: (posting: Posting) => void = () => undefined) {
  const postings: Posting[] = [];
  const noting: typeof fetch = async (input, init) => {
    if (init?.method !== 'POST') return await fetch(input, init);
    const posting: Posting = { path: new URL(String(input)).pathname, body: JSON.parse(String(init.body)) };
    postings.push(posting);
    const response = await fetch(input, init);
    posting.status = response.status;
    onAnswer(posting);
    return response;
  };
  return { postings, fetch: noting };
}
