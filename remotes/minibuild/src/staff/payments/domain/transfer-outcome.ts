import type { AoResult } from '@rainbow-rabbit/shared/ao';

/** The recipient and the quantity of a transfer. */
interface Transfer {
  address: string;
  quantity: string;
}

/**
 * The outcome of a transfer: the token moved the quantity, it refused, it had moved it by an earlier message, or its
 * answer shows none of these.
 */
export type TransferOutcome = 'moved' | 'refused' | 'earlier' | 'unclear';

const tagsOf = ({ Tags }: AoResult['Messages'][number]): Readonly<Record<string, string>> =>
  Object.fromEntries(Tags.map(({ name, value }) => [name, value]));

/** Reads the outcome of a token's message, as aos tokens report it by notices. */
export function transferOutcome({ Error: problem, Messages }: AoResult, transfer: Transfer): TransferOutcome {
  if (problem !== undefined) return 'refused';
  const notices = Messages.map((message) => ({ target: message.Target, tags: tagsOf(message) }));
  const isOf = (quantity: string | undefined) => quantity === transfer.quantity;
  const isMoved = notices.some(
    ({ target, tags }) =>
      tags.Action === 'Credit-Notice' && target === transfer.address && isOf(tags.Quantity),
  );
  if (isMoved) return 'moved';
  if (notices.some(({ tags }) => tags.Action === 'Transfer-Error')) return 'refused';
  // A payment that is made once is answered to its sender alone when it is asked for again.
  const isEarlier = notices.some(
    ({ tags }) =>
      tags.Action === 'Debit-Notice' && tags.Recipient === transfer.address && isOf(tags.Quantity),
  );
  return isEarlier ? 'earlier' : 'unclear';
}
