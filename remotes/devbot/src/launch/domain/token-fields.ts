import {
  maxDenomination,
  maxListed,
  maxNameLength,
  maxTickerLength,
  type TokenTerms,
} from '@rainbow-rabbit/processes/token/client';
import { unitsIn } from '../../amounts/typed-amount';
import { readAddressLines, readHolderLines } from './listed-lines';

/** The ways to choose who may mint. */
export const mintings = ['nobody', 'me', 'list'] as const;
export type Minting = (typeof mintings)[number];

/** The fields of every launch. A type, since forms need one with an index. */
export type LaunchFields = {
  name: string;
  ticker: string;
  /** Decimal places. */
  decimals: string;
  /** Id of the stored logo, or empty. */
  logo: string;
  /** A logo that isn't stored yet, as `draftText` writes it, or empty. */
  logoDraft: string;
  /** True once the terms of use are accepted. */
  isAgreed: boolean;
};

/** The form of a token, as it is filled in. */
export type TokenFields = LaunchFields & {
  /** Whole tokens that there are at first. */
  supply: string;
  minting: Minting;
  /** Addresses, one a line, for `list`. */
  minters: string;
  /** Addresses with amounts, one pair a line. The rest of the supply is the creator's. */
  holders: string;
};

/** The form before anybody has written into it. */
export const emptyTokenFields: TokenFields = {
  name: '',
  ticker: '',
  supply: '1000000',
  decimals: '12',
  minting: 'nobody',
  minters: '',
  holders: '',
  logo: '',
  logoDraft: '',
  isAgreed: false,
};

/** Returns a ticker made of a name, as people abbreviate; empty for a name without Latin letters or digits. */
export function tickerOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replace(/[^A-Z0-9]/g, ''))
    .filter(Boolean);
  const [first = ''] = words;
  return words.length > 2
    ? words
        .map((word) => word.charAt(0))
        .join('')
        .slice(0, maxTickerLength)
    : first.slice(0, 8);
}

/** Characters that can't be seen or turn the text around them, and letters that are empty places. */
const unseen = /[\p{Cc}\p{Co}\p{Cs}\u115f\u1160\u202a-\u202e\u2066-\u2069\u2800\u3164\uffa0]/u;

/** Returns true for a name that a token's process accepts, and that shows all it consists of. */
export function isTokenName(text: string): boolean {
  const name = text.trim();
  return [...name].length <= maxNameLength && !unseen.test(name) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}

/** Returns true for a ticker that a token's process accepts. */
export const isTicker = (text: string): boolean =>
  /^[A-Za-z0-9]+$/.test(text.trim()) && text.trim().length <= maxTickerLength;

/** Returns the decimal places that were written; undefined for a text that is no number of them. */
export function placesIn(text: string): number | undefined {
  const places = /^\d{1,2}$/.test(text.trim()) ? Number(text) : undefined;
  return places !== undefined && places <= maxDenomination ? places : undefined;
}

/** Digits of the largest supply in smallest units: those of 256 bits. */
export const maxSupplyDigits = 77;

/** Returns the supply in smallest units; undefined for invalid text, or a supply of nothing that nobody can mint to. */
export function supplyOf({ supply, decimals, minting }: TokenFields): string | undefined {
  const places = placesIn(decimals);
  const units = places === undefined ? undefined : unitsIn(supply, places);
  if (units === undefined || units.length > maxSupplyDigits) return undefined;
  return units === '0' && minting === 'nobody' ? undefined : units;
}

/** Returns the first balances: those that are listed, and the rest for the creator. Undefined for a list that doesn't fit. */
export function balancesOf(fields: TokenFields, creator: string): Record<string, string> | undefined {
  const supply = supplyOf(fields);
  // One place is the creator's.
  const read = readHolderLines(fields.holders, placesIn(fields.decimals) ?? 0, maxListed - 1);
  if (supply === undefined || 'fault' in read) return undefined;
  const given = read.list.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  const rest = BigInt(supply) - given;
  if (rest < 0n) return undefined;
  const balances = Object.fromEntries(read.list.map(({ address, quantity }) => [address, quantity]));
  const own = BigInt(balances[creator] ?? 0) + rest;
  return own > 0n ? { ...balances, [creator]: own.toString() } : balances;
}

/** Returns the addresses that may mint; undefined for a list that can't be used. */
function mintersOf({ minting, minters }: TokenFields, creator: string): readonly string[] | undefined {
  if (minting === 'nobody') return [];
  if (minting === 'me') return [creator];
  const read = readAddressLines(minters, maxListed);
  return 'fault' in read || read.list.length === 0 ? undefined : read.list;
}

/** The part of a token's terms that the form has no field for. */
export interface TokenTermsContext extends Pick<TokenTerms, 'agreement'> {
  /** Address of the wallet that signs. */
  creator: string;
}

/** Returns the terms of a form that is filled in; undefined for a form that has a fault. */
export function termsOfFields(
  fields: TokenFields,
  { creator, ...rest }: TokenTermsContext,
): TokenTerms | undefined {
  const denomination = placesIn(fields.decimals);
  const balances = balancesOf(fields, creator);
  const minters = mintersOf(fields, creator);
  const isFit = isTokenName(fields.name) && isTicker(fields.ticker);
  if (!isFit || denomination === undefined || !balances || !minters) return undefined;
  const [name, ticker] = [fields.name.trim(), fields.ticker.trim()];
  const { logo } = fields;
  return { name, ticker, ...(logo && { logo }), denomination, balances, minters, creator, ...rest };
}
