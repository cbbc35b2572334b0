import type { KeptValue } from '@rainbow-rabbit/parts/kept';
import { deliver, outboxIn } from '@rainbow-rabbit/processes/common/client';
import {
  claimContestPayment,
  type ProcessPlace,
  paymentClaimMs,
} from '@rainbow-rabbit/processes/minibuild/client';
import { readTokenBalance, tokenReceiver, transferTags } from '@rainbow-rabbit/processes/token/client';
import type { AoClient, AoMessage, ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError, isFrom } from '@rainbow-rabbit/shared/errors';
import { transferOutcome } from './domain/transfer-outcome';
import type { KeptPayment } from './kept-payment';
import { readAllClaims, readAllPayments } from './payment-reads';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    contestPayment:
      | 'contest-payment.already'
      | 'contest-payment.balance'
      | 'contest-payment.earlier'
      | 'contest-payment.refused'
      | 'contest-payment.unannounced'
      | 'contest-payment.unclear'
      | 'contest-payment.unrecorded';
  }
}

/** A payment that is to be made. */
export type NewPayment = Pick<KeptPayment, 'entry' | 'title' | 'address' | 'quantity' | 'token'>;

interface PaymentPlaces {
  contest: ProcessPlace;
  ao: AoClient;
  signer: ItemSigner;
  kept: KeptValue<KeptPayment>;
}

const fresh = { maxAgeMs: 0 };

/**
 * Returns how many payments of the entry are recorded.
 * @throws AppError `contest-payment.already`, `contest-payment.unrecorded`, `payment.claimed`
 */
async function assertUnpaid(
  { contest, ao }: Pick<PaymentPlaces, 'contest' | 'ao'>,
  { entry, address }: NewPayment,
): Promise<number> {
  const [made, claims] = await Promise.all([readAllPayments(contest, fresh), readAllClaims(contest, fresh)]);
  const ofEntry = made.filter((row) => row.entry === entry);
  if (ofEntry.some((row) => row.address === address)) throw new AppError('contest-payment.already');
  const claim = claims.find((row) => row.entry === entry);
  if (claim && !claim.isOver) throw new AppError('payment.claimed');
  // Its sender may have posted it and closed the page.
  const result = claim && (await ao.known(claim.token, claim.message));
  if (result && transferOutcome(result, claim) === 'moved') throw new AppError('contest-payment.unrecorded');
  return ofEntry.length;
}

/** Returns the name of a payment for tokens that make each named payment of a sender once. */
const onceOf = (contest: ProcessPlace, { entry, address }: NewPayment) =>
  `contest-${contest.process.slice(0, 16)}-${entry}-${address.slice(0, 16)}`;

/** Returns the message of a transfer, which the token makes once. */
const messageOf = (contest: ProcessPlace, payment: NewPayment): AoMessage => ({
  process: payment.token,
  tags: transferTags({
    recipient: payment.address,
    quantity: payment.quantity,
    once: onceOf(contest, payment),
  }),
  receiver: tokenReceiver,
});

/**
 * Signs a transfer, after a look at the recorded and the announced payments and at the balance, and keeps it. Nothing is posted yet.
 * @throws AppError `contest-payment.already`, `contest-payment.balance`, `contest-payment.unrecorded`, `payment.claimed`, and those
 *   of wallet and network
 */
export async function signPayment(
  { contest, ao, signer, kept }: PaymentPlaces,
  payment: NewPayment,
): Promise<void> {
  if (kept.read()) return;
  const known = await assertUnpaid({ contest, ao }, payment);
  if (signer.address) {
    const balance = await readTokenBalance({ ao, process: payment.token }, signer.address, fresh);
    if (BigInt(balance) < BigInt(payment.quantity)) throw new AppError('contest-payment.balance');
  }
  const signed = await ao.sign(messageOf(contest, payment), signer);
  const sent = { ...signed, signedAt: Date.now(), isPosted: false };
  kept.write({ ...payment, message: signed.id, sent, known, isMoved: false });
}

/** A message needs some time to the token, in which nobody else may begin to pay. */
const marginMs = 120_000;

/** Returns true while nobody else can announce a payment of the entry, by the browser's own clock since the announcement. */
const isAnnounced = ({ claimedAt }: KeptPayment): boolean =>
  claimedAt !== undefined && Math.abs(Date.now() - claimedAt) < paymentClaimMs - marginMs;

/** Announces a signed transfer. A transfer that was never posted is forgotten when somebody else pays the entry. */
async function announce(
  { contest, signer, kept }: Pick<PaymentPlaces, 'contest' | 'signer' | 'kept'>,
  payment: KeptPayment,
  reason: string,
): Promise<KeptPayment> {
  const { entry, address, quantity, token, message, known } = payment;
  const claimedAt = Date.now();
  try {
    const claim = { reason, entry, address, quantity, token, message, known };
    await claimContestPayment(contest, claim, { signer });
  } catch (error) {
    if (isFrom(error, 'payment') && !payment.sent.isPosted) kept.clear();
    throw error;
  }
  const announced = { ...payment, claimedAt };
  kept.write(announced);
  return announced;
}

/**
 * Announces the kept transfer and posts it, unless the ledger has it already, and waits for what the token makes of it. A refused
 * one is forgotten: nothing moved.
 * @param asking the reason of the announcement; undefined where the wallet's user must not be asked without having pressed anything
 * @returns the payment, whose quantity has moved
 * @throws AppError `contest-payment.unannounced` where the wallet's user would have to be asked; `contest-payment.refused`,
 *   `contest-payment.earlier`, `contest-payment.unclear`; `payment.claimed` and `payment.overtaken` when somebody else pays the
 *   entry; those of wallet and network
 */
export async function postPayment(
  { contest, ao, signer, kept }: PaymentPlaces,
  asking: string | undefined,
): Promise<KeptPayment> {
  let payment = kept.read();
  if (!payment) throw new AppError('contest-payment.unclear');
  if (payment.isMoved) return payment;
  const { token, message, sent } = payment;
  const isKnown = sent.isPosted && (await ao.known(token, message)) !== undefined;
  if (!isKnown && !isAnnounced(payment)) {
    if (asking === undefined) throw new AppError('contest-payment.unannounced');
    payment = await announce({ contest, signer, kept }, payment, asking);
  }
  const transfer = payment;
  const outcome = await deliver({
    ao,
    signer,
    message: messageOf(contest, payment),
    name: message,
    outbox: outboxIn({
      read: () => kept.read()?.sent,
      // the payment is kept until it is recorded
      write: (next) => next && kept.write({ ...transfer, sent: next }),
    }),
    judge: (result) => transferOutcome(result, transfer),
  });
  if (outcome === 'moved') {
    const moved = { ...(kept.read() ?? transfer), isMoved: true };
    kept.write(moved);
    return moved;
  }
  if (outcome !== 'unclear') kept.clear();
  throw new AppError(`contest-payment.${outcome}`);
}
