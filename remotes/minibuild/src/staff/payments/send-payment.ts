import {
  defaultPageLimit,
  maxPayments,
  type PaymentRow,
  type ProcessPlace,
  type ProcessReadOptions,
  readContestPayments,
} from '@rainbow-rabbit/processes/minibuild/client';
import { postSignedItem } from '@rainbow-rabbit/processes/spawn/client';
import { readTokenBalance } from '@rainbow-rabbit/processes/token/client';
import type { AoClient, AoResult, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { type DataItemInput, parseWhatWasAsked, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { AppError, isAppError } from '@rainbow-rabbit/shared/errors';
import type { KeptValue } from '../kept/kept-value';
import { readAllPages } from '../pages/use-page';
import { transferOutcome } from './domain/transfer-outcome';
import type { KeptPayment } from './kept-payment';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestPayment:
      | 'contest-payment.already'
      | 'contest-payment.balance'
      | 'contest-payment.earlier'
      | 'contest-payment.refused'
      | 'contest-payment.unclear';
  }
}

/** A payment that is to be made. */
export type NewPayment = Omit<KeptPayment, 'message' | 'item' | 'isMoved'>;

interface PaymentPlaces {
  contest: ProcessPlace;
  ao: AoClient;
  /** URL of the message unit. */
  mu: string;
  signer: ItemSigner;
  kept: KeptValue<KeptPayment>;
}

/** The time for which the ledger is asked if a message has arrived, before it is posted again. */
const askedMs = 8000;

/** Reads all recorded payments. */
export const readAllPayments = (contest: ProcessPlace, options: ProcessReadOptions): Promise<PaymentRow[]> =>
  readAllPages((range) => readContestPayments(contest, range, options), defaultPageLimit, maxPayments);

const fresh = { maxAgeMs: 0 };

/** @throws AppError `contest-payment.already` */
async function assertUnpaid(contest: ProcessPlace, { entry, address }: NewPayment): Promise<void> {
  const made = await readAllPayments(contest, fresh);
  if (made.some((row) => row.entry === entry && row.address === address))
    throw new AppError('contest-payment.already');
}

/** Returns the name of a payment for tokens that make each named payment of a sender once. */
const onceOf = (contest: ProcessPlace, { entry, address }: NewPayment) =>
  `contest-${contest.process.slice(0, 16)}-${entry}-${address.slice(0, 16)}`;

function transferOf(contest: ProcessPlace, payment: NewPayment): DataItemInput {
  const tags = {
    'Data-Protocol': 'ao',
    Variant: 'ao.TN.1',
    Type: 'Message',
    Action: 'Transfer',
    Recipient: payment.address,
    Quantity: payment.quantity,
    Once: onceOf(contest, payment),
  };
  return {
    target: payment.token,
    data: '',
    tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
  };
}

/**
 * Signs a transfer, after a look at the recorded payments and at the balance, and keeps it. Nothing is posted yet.
 * @throws AppError `contest-payment.already`, `contest-payment.balance`, and those of wallet and network
 */
export async function signPayment(
  { contest, ao, signer, kept }: Omit<PaymentPlaces, 'mu'>,
  payment: NewPayment,
): Promise<void> {
  if (kept.read()) return;
  await assertUnpaid(contest, payment);
  if (signer.address) {
    const balance = await readTokenBalance({ ao, process: payment.token }, signer.address, fresh);
    if (BigInt(balance) < BigInt(payment.quantity)) throw new AppError('contest-payment.balance');
  }
  const asked = transferOf(contest, payment);
  const { id, bytes } = await parseWhatWasAsked(await signer.signDataItem(asked), asked, signer.address);
  kept.write({ ...payment, message: id, item: toBase64Url(bytes), isMoved: false });
}

/** Returns what the token made of a message that may have arrived; undefined while the ledger doesn't know it. */
async function knownResult(
  ao: AoClient,
  { token, message }: KeptPayment,
  timeoutMs: number,
): Promise<AoResult | undefined> {
  try {
    return await ao.result(token, message, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (isAppError(error) && error.code === 'ao.aborted') return undefined;
    throw error;
  }
}

/**
 * Posts the kept transfer unless the ledger has it already, and waits for what the token makes of it. A refused one is
 * forgotten: nothing moved.
 * @returns the payment, whose quantity has moved
 * @throws AppError `contest-payment.refused`, `contest-payment.earlier`, `contest-payment.unclear`, and those of the network
 */
export async function postPayment(
  { ao, mu, kept }: Omit<PaymentPlaces, 'contest' | 'signer'>,
  { mayHaveArrived }: { mayHaveArrived: boolean },
): Promise<KeptPayment> {
  const payment = kept.read();
  if (!payment) throw new AppError('contest-payment.unclear');
  if (payment.isMoved) return payment;
  let result = mayHaveArrived ? await knownResult(ao, payment, askedMs) : undefined;
  if (!result) {
    await postSignedItem(mu, payment.item);
    result = await ao.result(payment.token, payment.message);
  }
  const outcome = transferOutcome(result, payment);
  if (outcome === 'moved') {
    const moved = { ...payment, isMoved: true };
    kept.write(moved);
    return moved;
  }
  if (outcome !== 'unclear') kept.clear();
  throw new AppError(`contest-payment.${outcome}`);
}
