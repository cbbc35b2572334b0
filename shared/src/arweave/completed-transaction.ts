import * as v from 'valibot';
import { AppError } from '../errors';
import { addsNoActingTags, decodedTags } from './acting-tags';
import { ownerAddress } from './address';
import { fromBase64Url } from './base64url';
import { copiedTransaction } from './copied-request';
import { keepsTags } from './keeps-tags';
import { verifyTransaction } from './transaction-signature';
import type { Address, SignedTransaction, TransactionLike } from './types';

const base64Url = v.pipe(v.string(), v.regex(/^[\w-]*$/));
const amount = v.pipe(v.string(), v.regex(/^\d+$/));

/** The fields that a wallet may fill in. All others must stay as they were sent. */
const answerSchema = v.object({
  id: base64Url,
  owner: base64Url,
  signature: base64Url,
  reward: v.optional(amount),
  tags: v.optional(v.array(v.object({ name: base64Url, value: base64Url }))),
});

/**
 * Validates a wallet's answer and returns a copy of the transaction, completed by it: tags kept, the reward not raised,
 * the right owner, and a signature over exactly the result (docs/product 13.3).
 * @throws AppError `transaction.not-what-was-asked` with the part that differs
 */
export async function completedTransaction(
  asked: TransactionLike,
  answer: unknown,
  address: Address,
): Promise<SignedTransaction> {
  const refuse = (part: string, cause?: unknown): never => {
    throw new AppError('transaction.not-what-was-asked', { params: { part }, cause });
  };
  const parsed = v.safeParse(answerSchema, answer);
  if (!parsed.success) return refuse('signature', parsed.issues);
  const { id, owner, signature, reward = asked.reward, tags = asked.tags } = parsed.output;
  const addsNone = addsNoActingTags(decodedTags(asked.tags), decodedTags(tags));
  if (!keepsTags(asked.tags, tags) || !addsNone) refuse('tags');
  if (BigInt(reward) > BigInt(asked.reward || '0')) refuse('reward');
  if ((await ownerAddress(fromBase64Url(owner))) !== address) refuse('owner');
  const signed = copiedTransaction({ ...asked, id, owner, signature, reward, tags });
  if (!(await verifyTransaction(signed))) refuse('signature');
  return signed;
}
