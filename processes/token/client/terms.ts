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
}

/** A Lua literal of a text, whatever it contains. */
function luaText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `'${[...bytes].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
}

/**
 * Returns the Lua that goes before a token's code in its first `Eval`: it hands the terms over. The code checks them, and
 * its evaluation fails for terms that are not acceptable.
 */
export function tokenTermsLua({
  name,
  ticker,
  logo,
  denomination,
  balances = {},
  minters = [],
}: TokenTerms): string {
  const held = Object.entries(balances).map(
    ([address, quantity]) => `[${luaText(address)}] = ${luaText(quantity)}`,
  );
  const fields = [
    `name = ${luaText(name)}`,
    `ticker = ${luaText(ticker)}`,
    ...(logo === undefined ? [] : [`logo = ${luaText(logo)}`]),
    `denomination = ${Number(denomination)}`,
    `balances = { ${held.join(', ')} }`,
    `minters = { ${minters.map(luaText).join(', ')} }`,
  ];
  return `TokenTerms = { ${fields.join(', ')} }\n`;
}
