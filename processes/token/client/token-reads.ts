import type { Address, TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { tokenQuantity, transactionId } from '../../common/client/reply-fields';
import { maxDenomination } from './generated';

/** The way in which a token is shown. */
export interface TokenInfo {
  name: string;
  ticker: string;
  /** Decimal places of the smallest unit. */
  denomination: number;
  /** Id of a stored picture. */
  logo?: TxId;
}

const infoSchema = v.object({
  Name: v.string(),
  Ticker: v.pipe(v.string(), v.minLength(1)),
  Denomination: v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.maxValue(maxDenomination)),
  Logo: v.optional(v.union([transactionId, v.string()])),
});

const balanceSchema = v.object({ Balance: tokenQuantity });

/** Asks a token, and returns the tags of the first answer that has the shape: aos tokens answer by tags. */
async function readTags<const Schema extends v.GenericSchema>(
  { ao, process }: ProcessPlace,
  tags: Readonly<Record<string, string>>,
  schema: Schema,
  { owner, ...options }: ProcessReadOptions = {},
): Promise<v.InferOutput<Schema>> {
  const list = Object.entries(tags).map(([name, value]) => ({ name, value }));
  const result = await ao.read({ process, tags: list, ...(owner && { owner }) }, options);
  if (result.Error !== undefined) throw new AppError('ao.process-failed', { cause: result.Error });
  const [answer] = result.Messages;
  if (!answer) throw new AppError('ao.no-reply', { params: { action: tags.Action ?? '' } });
  const given = Object.fromEntries(answer.Tags.map(({ name, value }) => [name, value]));
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new AppError('ao.invalid-reply', { cause: parsed.issues });
  return parsed.output;
}

/**
 * Reads how a token is shown, also of any other AO token than ours.
 * @throws AppError `ao.process-failed`, `ao.no-reply`, `ao.invalid-reply`, and the errors of the AO client
 */
export async function readTokenInfo(token: ProcessPlace, options?: ProcessReadOptions): Promise<TokenInfo> {
  const { Name, Ticker, Denomination, Logo } = await readTags(token, { Action: 'Info' }, infoSchema, options);
  const logo = v.safeParse(transactionId, Logo);
  return {
    name: Name,
    ticker: Ticker,
    denomination: Denomination,
    ...(logo.success && { logo: logo.output }),
  };
}

/**
 * Reads what an address has of a token, in its smallest units.
 * @throws AppError as `readTokenInfo` does
 */
export async function readTokenBalance(
  token: ProcessPlace,
  address: Address,
  options?: ProcessReadOptions,
): Promise<string> {
  const asked = { Action: 'Balance', Recipient: address };
  return (await readTags(token, asked, balanceSchema, options)).Balance;
}

/** Returns a quantity with its decimal point, such as `2.5` for `2500` of a token with 3 decimal places. */
export function decimalText(quantity: string, denomination: number): string {
  const digits = quantity.padStart(denomination + 1, '0');
  const places = digits.slice(digits.length - denomination).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - denomination);
  return denomination === 0 || places === '' ? whole : `${whole}.${places}`;
}
