import type { AoOutgoing } from '@rainbow-rabbit/shared/ao';
import type { Address, TxId } from '@rainbow-rabbit/shared/arweave';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import type { ProcessPlace, ProcessReadOptions } from '../../common/client';
import { processIdText, tokenQuantity, transactionId, wholeNumber } from '../../common/client/reply-fields';
import { maxBalances, maxDenomination, maxListed } from './generated';

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

/** An address that can hold a token: of Arweave or of Ethereum. */
const holder = v.pipe(v.string(), v.regex(/^(?:[\w-]{43}|0x[\da-fA-F]{40})$/));

const nextSchema = v.object({ Next: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/))) });

/** Balances are texts; a token of others may hold more addresses than are read, or odd ones, which then are shown as they are. */
const balancesSchema = v.pipe(
  v.custom<Record<string, unknown>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  v.transform((value) => Object.entries(value)),
  v.array(v.tuple([v.pipe(v.string(), v.maxLength(200)), tokenQuantity])),
  v.maxLength(maxBalances),
  v.transform((entries): ReadonlyMap<string, string> => new Map(entries)),
);

/** Asks a token, and returns its first answer. */
async function readAnswer(
  { ao, process }: ProcessPlace,
  tags: Readonly<Record<string, string>>,
  { owner, ...options }: ProcessReadOptions = {},
): Promise<AoOutgoing> {
  const list = Object.entries(tags).map(([name, value]) => ({ name, value }));
  const result = await ao.read({ process, tags: list, ...(owner && { owner }) }, options);
  if (result.Error !== undefined) throw new AppError('ao.process-failed', { cause: result.Error });
  const [answer] = result.Messages;
  if (!answer) throw new AppError('ao.no-reply', { params: { action: tags.Action ?? '' } });
  return answer;
}

/** Returns a value that has the shape. */
function parsed<const Schema extends v.GenericSchema>(schema: Schema, given: unknown): v.InferOutput<Schema> {
  const outcome = v.safeParse(schema, given);
  if (!outcome.success) throw new AppError('ao.invalid-reply', { cause: outcome.issues });
  return outcome.output;
}

const tagsOf = ({ Tags }: AoOutgoing): Record<string, string> =>
  Object.fromEntries(Tags.map(({ name, value }) => [name, value]));

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** Asks a token, and returns the tags of its first answer: aos tokens answer by tags. */
async function readTags<const Schema extends v.GenericSchema>(
  token: ProcessPlace,
  tags: Readonly<Record<string, string>>,
  schema: Schema,
  options?: ProcessReadOptions,
): Promise<v.InferOutput<Schema>> {
  return parsed(schema, tagsOf(await readAnswer(token, tags, options)));
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

const agreementSchema = v.object({
  terms: v.picklist(['tokens', 'memecoins']),
  version: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
});

const dropSchema = v.object({
  quantity: tokenQuantity,
  perAddress: tokenQuantity,
  event: v.optional(processIdText),
  pot: processIdText,
  left: tokenQuantity,
  claims: wholeNumber,
});

const termsSchema = v.object({
  name: v.string(),
  ticker: v.pipe(v.string(), v.minLength(1)),
  logo: v.optional(transactionId),
  denomination: v.pipe(wholeNumber, v.maxValue(maxDenomination)),
  supply: tokenQuantity,
  minters: v.pipe(v.array(holder), v.maxLength(maxListed)),
  holders: wholeNumber,
  owner: v.optional(holder),
  creator: v.optional(holder),
  agreement: v.optional(agreementSchema),
  drop: v.optional(dropSchema),
  claim: v.optional(
    v.object({ status: v.picklist(['none', 'waiting', 'refused', 'claimed']), quantity: tokenQuantity }),
  ),
});

/** All that a token began with, and its current state. Without an owner nobody can change its code. */
export type TokenStanding = v.InferOutput<typeof termsSchema>;

/** The state of a drop: `pot` is the address that holds what is `left`. */
export type TokenDropStanding = v.InferOutput<typeof dropSchema>;

/** The state of the claim of an address: `waiting` for the event's answer, or `refused` by it. */
export type TokenClaim = NonNullable<TokenStanding['claim']>;

/** Options of reading a token's terms. */
export interface TokenTermsOptions extends ProcessReadOptions {
  /** The address whose claim is asked for, too. */
  claimant?: Address;
}

/**
 * Reads a token's terms and its current state. Only tokens of this project answer.
 * @throws AppError as `readTokenInfo` does
 */
export async function readTokenTerms(
  token: ProcessPlace,
  { claimant, ...options }: TokenTermsOptions = {},
): Promise<TokenStanding> {
  const tags = { Action: 'Terms', ...(claimant !== undefined && { Recipient: claimant }) };
  return parsed(termsSchema, jsonOf((await readAnswer(token, tags, options)).Data));
}

/** A page of the balances of a token. */
export interface TokenBalances {
  /** Quantities in smallest units, by address. */
  balances: ReadonlyMap<string, string>;
  /** Leads to the next page; absent on the last one. */
  next?: string;
}

/** Options of reading a page of balances. */
export interface TokenBalancesOptions extends ProcessReadOptions {
  /** `next` of the page before. */
  after?: string;
}

/**
 * Reads a page of at most `maxBalances` balances, also of another AO token than ours if its page is no longer.
 * @throws AppError as `readTokenInfo` does
 */
export async function readBalances(
  token: ProcessPlace,
  { after, ...options }: TokenBalancesOptions = {},
): Promise<TokenBalances> {
  const tags = { Action: 'Balances', ...(after !== undefined && { After: after }) };
  const answer = await readAnswer(token, tags, options);
  const balances = parsed(balancesSchema, jsonOf(answer.Data));
  const next = parsed(nextSchema, tagsOf(answer)).Next;
  return { balances, ...(next !== undefined && { next }) };
}

/** Returns a quantity with its decimal point, such as `2.5` for `2500` of a token with 3 decimal places. */
export function decimalText(quantity: string, denomination: number): string {
  const digits = quantity.padStart(denomination + 1, '0');
  const places = digits.slice(digits.length - denomination).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - denomination);
  return denomination === 0 || places === '' ? whole : `${whole}.${places}`;
}
