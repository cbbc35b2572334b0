import { luaText } from '../../common/client';

/** The terms that a token begins with. */
export interface TokenTerms {
  name: string;
  /** Letters and digits. */
  ticker: string;
  /** Id of a stored picture. */
  logo?: string;
  /** Decimal places of the smallest unit. */
  denomination: number;
  /** Quantities in smallest units, in decimal digits, by address. */
  balances?: Readonly<Record<string, string>>;
  /** Addresses that may mint. Without one the supply can only shrink. */
  minters?: readonly string[];
  /** Address that makes the token: the owner of the process. */
  creator?: string;
  /** The terms of use that the creator accepted. Those of memecoins make the code refuse a token that is not fair. */
  agreement?: TokenAgreement;
  /** The part of the supply that is handed out. It is made in addition to `balances`. */
  drop?: TokenDrop;
  /** True when nobody owns the token from its first evaluation on; it then has no minters. */
  renounced?: boolean;
}

/** A version of terms of use that somebody accepted. */
export interface TokenAgreement {
  terms: 'tokens' | 'memecoins';
  /** Its date, such as 2026-11-23. */
  version: string;
  /** SHA-256 of its text, in hexadecimal. */
  hash: string;
}

/** A pot that is handed out, first come, one share an address. Quantities are in smallest units, in decimal digits. */
export interface TokenDrop {
  quantity: string;
  /** Share of an address; the last one gets what is left. */
  perAddress: string;
  /** Process of the event whose confirmed rainbows give a share. Without one every address may claim. */
  event?: string;
}

const luaTable = (fields: readonly string[]): string => `{ ${fields.join(', ')} }`;

/** Returns `name = literal` for a text that is there. */
const textField = (name: string, text: string | undefined): string[] =>
  text === undefined ? [] : [`${name} = ${luaText(text)}`];

function agreementField(agreement: TokenAgreement | undefined): string[] {
  if (!agreement) return [];
  const { terms, version, hash } = agreement;
  const texts = Object.entries({ terms, version, hash }).flatMap(([name, text]) => textField(name, text));
  return [`agreement = ${luaTable(texts)}`];
}

function dropField(drop: TokenDrop | undefined): string[] {
  if (!drop) return [];
  const { quantity, perAddress, event } = drop;
  const texts = Object.entries({ quantity, perAddress, event }).flatMap(([name, text]) =>
    textField(name, text),
  );
  return [`drop = ${luaTable(texts)}`];
}

/**
 * Returns the Lua that goes before a token's code in its first evaluation: it hands the terms over. The code checks them, and
 * its evaluation fails for terms that are not acceptable. `parseTokenSource` reads it back.
 */
export function tokenTermsLua({ balances = {}, minters = [], ...terms }: TokenTerms): string {
  const held = Object.entries(balances).map(
    ([address, quantity]) => `[${luaText(address)}] = ${luaText(quantity)}`,
  );
  const fields = [
    ...textField('name', terms.name),
    ...textField('ticker', terms.ticker),
    ...textField('logo', terms.logo),
    `denomination = ${Number(terms.denomination)}`,
    `balances = ${luaTable(held)}`,
    `minters = ${luaTable(minters.map(luaText))}`,
    ...textField('creator', terms.creator),
    ...agreementField(terms.agreement),
    ...dropField(terms.drop),
    ...(terms.renounced ? ['renounced = true'] : []),
  ];
  return `TokenTerms = ${luaTable(fields)}\n`;
}
