import type { AoOutgoing, AoResult } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { refusalOf } from '../../common/client';
import { tokenQuantity } from '../../common/client/reply-fields';
import { tokenErrorCodes } from './generated';

/** The end of a message to a token: what its sender got, or that an event is asked first. */
export type ClaimOutcome = { kind: 'given'; quantity: string } | { kind: 'asked' };

const tagOf = ({ Tags }: AoOutgoing, name: string): string | undefined =>
  Tags.find((tag) => tag.name === name)?.value;

/**
 * Throws what a token refused a message with: a code of its own, or the error that its answer names, such as
 * `Transfer-Error`.
 * @throws AppError of `tokenErrorCodes`, or `ao.process-failed`
 */
export function expectTaken(result: AoResult): void {
  const refusal = refusalOf(result, tokenErrorCodes);
  if (refusal) throw refusal;
  const failed = result.Messages.find((message) => tagOf(message, 'Action')?.endsWith('-Error'));
  if (failed) throw new AppError('ao.process-failed', { cause: tagOf(failed, 'Error') });
}

/**
 * Reads what came of a `Claim`.
 * @throws AppError as `expectTaken`, `ao.no-reply` or `ao.invalid-reply`
 */
export function claimOutcome(result: AoResult, claimant: Address): ClaimOutcome {
  expectTaken(result);
  const own = result.Messages.filter(({ Target }) => Target === claimant);
  const given = own.find((message) => tagOf(message, 'Action') === 'Credit-Notice');
  if (given) {
    const quantity = v.safeParse(tokenQuantity, tagOf(given, 'Quantity'));
    if (!quantity.success) throw new AppError('ao.invalid-reply', { cause: quantity.issues });
    return { kind: 'given', quantity: quantity.output };
  }
  if (own.some((message) => tagOf(message, 'Action') === 'Claim-Asked')) return { kind: 'asked' };
  throw new AppError('ao.no-reply', { params: { action: 'Claim' } });
}
