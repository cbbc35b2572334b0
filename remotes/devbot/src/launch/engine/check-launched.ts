import type { ProcessPlace } from '@rainbow-rabbit/processes/common/client';
import {
  readBalances,
  readTokenInfo,
  readTokenTerms,
  type TokenInfo,
  type TokenStanding,
  type TokenTerms,
} from '@rainbow-rabbit/processes/token/client';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** Returns true for values of the same JSON, in whatever order their fields are. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

const sumOfAll = (quantities: Iterable<string>): string =>
  [...quantities].reduce((sum, quantity) => sum + BigInt(quantity), 0n).toString();

/** The part of a token's answers that differs from what was asked; undefined if nothing differs. */
type LaunchedPart = 'info' | 'drop' | 'owner' | 'minters' | 'agreement' | 'supply' | 'balances';

function differentTerms(
  info: TokenInfo,
  standing: TokenStanding,
  terms: TokenTerms,
): LaunchedPart | undefined {
  const { name, ticker, logo, denomination, minters = [], creator, agreement, drop, renounced } = terms;
  const shown = { name, ticker, logo, denomination };
  const told = (each: TokenInfo | TokenStanding) => ({
    name: each.name,
    ticker: each.ticker,
    logo: each.logo,
    denomination: each.denomination,
  });
  if (!isSame(told(info), shown) || !isSame(told(standing), shown)) return 'info';
  const { quantity, perAddress, event } = standing.drop ?? {};
  if (!isSame(drop ?? {}, { quantity, perAddress, event })) return 'drop';
  if (standing.creator !== creator || standing.owner !== (renounced ? undefined : creator)) return 'owner';
  if (!isSame([...minters].sort(), [...standing.minters].sort())) return 'minters';
  return isSame(agreement, standing.agreement) ? undefined : 'agreement';
}

/**
 * Reads a launched token anew, and compares all that it says with what was asked: how it is shown, who owns it and may mint, what
 * was agreed to, the supply, and each balance. From a drop somebody may have claimed already, so its balances are only summed up.
 * @throws AppError `launch.differs`, and those of the reads
 */
export async function checkLaunched(token: ProcessPlace, terms: TokenTerms): Promise<void> {
  const fresh = { maxAgeMs: 0 };
  const [info, standing, { balances }] = await Promise.all([
    readTokenInfo(token, fresh),
    readTokenTerms(token, fresh),
    readBalances(token, fresh),
  ]);
  const part = differentTerms(info, standing, terms) ?? differentQuantities(standing, balances, terms);
  if (part) throw new AppError('launch.differs', { params: { part } });
}

function differentQuantities(
  { supply }: TokenStanding,
  held: ReadonlyMap<string, string>,
  { balances = {}, drop }: TokenTerms,
): LaunchedPart | undefined {
  const asked = sumOfAll([...Object.values(balances), drop?.quantity ?? '0']);
  if (supply !== asked || sumOfAll(held.values()) !== supply) return 'supply';
  return drop || isSame(Object.fromEntries(held), balances) ? undefined : 'balances';
}
