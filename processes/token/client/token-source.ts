import { type TokenAgreement, type TokenDrop, type TokenTerms, tokenTermsLua } from './terms';

/** The Lua of a token in its two parts: the terms, and the code that reads them. */
export interface TokenSource {
  terms: TokenTerms;
  code: string;
}

const text = "'((?:\\\\x[0-9a-f]{2})*)'";

/** Matches the line that `tokenTermsLua` writes. Each repeated part ends at a character that it can't contain. */
const headerPattern = new RegExp(
  `^TokenTerms = \\{ name = ${text}, ticker = ${text}(?:, logo = ${text})?, denomination = (\\d{1,2})` +
    `, balances = \\{ ([^{}]*) \\}, minters = \\{ ([^{}]*) \\}(?:, creator = ${text})?` +
    `(?:, agreement = \\{ terms = ${text}, version = ${text}, hash = ${text} \\})?` +
    `(?:, drop = \\{ quantity = ${text}, perAddress = ${text}(?:, event = ${text})? \\})?(, renounced = true)? \\}\\n$`,
);

const listedText = new RegExp(text, 'g');

/** Characters of the longest line of terms that is read: the longest that a token accepts has fewer. */
const maxHeaderLength = 2_000_000;

/** Returns the text of a Lua literal of hexadecimal escapes; undefined if it is not UTF-8. */
function textOf(escapes: string): string | undefined {
  const bytes = Uint8Array.from(escapes.split('\\x').slice(1), (byte) => Number.parseInt(byte, 16));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const textsIn = (list: string): string[] =>
  [...list.matchAll(listedText)].map(([, escapes = '']) => textOf(escapes) ?? '');

function balancesIn(list: string): Record<string, string> {
  const texts = textsIn(list);
  const balances: Record<string, string> = Object.create(null);
  for (let index = 0; index + 1 < texts.length; index += 2) {
    balances[texts[index] ?? ''] = texts[index + 1] ?? '';
  }
  return balances;
}

/** Returns the terms in a line; what is no terms becomes others, whose own line is another one. */
function termsIn(header: string): TokenTerms | undefined {
  const match = headerPattern.exec(header);
  if (!match) return undefined;
  const [name, ticker, logo] = match.slice(1, 4).map(optionalText);
  const [, , , , places, balances = '', minters = ''] = match;
  const [creator, agreed, version, hash, quantity, perAddress, event] = match.slice(7, 14).map(optionalText);
  const agreement = agreementOf(agreed, version, hash);
  const drop: TokenDrop | undefined =
    quantity === undefined
      ? undefined
      : { quantity, perAddress: perAddress ?? '', ...(event !== undefined && { event }) };
  return {
    name: name ?? '',
    ticker: ticker ?? '',
    ...(logo !== undefined && { logo }),
    denomination: Number(places),
    balances: balancesIn(balances),
    minters: textsIn(minters),
    ...(creator !== undefined && { creator }),
    ...(agreement && { agreement }),
    ...(drop && { drop }),
    ...(match[14] && { renounced: true }),
  };
}

const optionalText = (escapes: string | undefined): string | undefined =>
  escapes === undefined ? undefined : textOf(escapes);

function agreementOf(terms?: string, version = '', hash = ''): TokenAgreement | undefined {
  return terms === 'tokens' || terms === 'memecoins' ? { terms, version, hash } : undefined;
}

/**
 * Parses the Lua that made a token. The terms are read without running anything, and written again: they count only if that
 * gives the same line to the byte, so nothing can hide beside them.
 * @returns undefined for any other Lua
 */
export function parseTokenSource(lua: string): TokenSource | undefined {
  const end = lua.indexOf('\n') + 1;
  if (end === 0 || end > maxHeaderLength) return undefined;
  const header = lua.slice(0, end);
  const terms = termsIn(header);
  if (!terms || tokenTermsLua(terms) !== header) return undefined;
  return { terms, code: lua.slice(end) };
}
