import type { TokenStanding, TokenTerms } from '@rainbow-rabbit/processes/token/client';
import type { BalanceFacts, CheckFacts } from './check-facts';
import { failedLine, type Outcome, passedLine, uncheckedLine } from './check-line';

/** Returns true when a token says about itself what its terms say. */
function isAsInTerms(terms: TokenTerms, { minters, ...standing }: TokenStanding): boolean {
  const { drop } = standing;
  return (
    standing.name === terms.name &&
    standing.ticker === terms.ticker &&
    standing.denomination === terms.denomination &&
    standing.logo === terms.logo &&
    standing.creator === terms.creator &&
    minters.length === (terms.minters?.length ?? 0) &&
    drop?.quantity === terms.drop?.quantity &&
    drop?.perAddress === terms.drop?.perAddress &&
    drop?.event === terms.drop?.event
  );
}

/** Returns true when the claims explain what is left of a drop. */
function isLeftRight({ drop }: TokenStanding): boolean {
  if (!drop) return true;
  const given = BigInt(drop.perAddress) * BigInt(drop.claims);
  const all = BigInt(drop.quantity);
  const left = given < all ? all - given : 0n;
  const isOneTooMany = given - all >= BigInt(drop.perAddress);
  return BigInt(drop.left) === left && !isOneTooMany;
}

/** Returns true when the balances are the supply, and the pot holds what is left. */
const isSumRight = ({ supply, holders, drop }: TokenStanding, balances: BalanceFacts): boolean =>
  balances.sum === BigInt(supply) && balances.holders === holders && balances.pot >= BigInt(drop?.left ?? 0);

/** Checks that what the compute unit says of the token adds up, and fits its terms where they are known. */
export function checkBalances({ spawn, standing, balances }: CheckFacts): Outcome {
  if (!standing.isKnown) return uncheckedLine(standing.reason);
  if (!balances.isKnown) return uncheckedLine(balances.reason);
  const token = standing.value;
  const amounts = { supply: BigInt(token.supply), left: BigInt(token.drop?.left ?? 0) };
  const values = { amounts, facts: { holders: token.holders } };
  const terms = spawn.isKnown && spawn.value !== 'forged' ? spawn.value.source?.terms : undefined;
  if (terms && !(isAsInTerms(terms, token) && amounts.supply <= supplyAtFirst(terms)))
    return failedLine(values);
  if (!isLeftRight(token)) return failedLine(values);
  if (!balances.value.isWhole) return uncheckedLine('too-long');
  return isSumRight(token, balances.value) ? passedLine(values) : failedLine(values);
}

/** Returns the supply that a token without minters begins with: it can only shrink. */
function supplyAtFirst({ balances = {}, drop }: TokenTerms): bigint {
  const quantities = [...Object.values(balances), drop?.quantity ?? '0'];
  return quantities.reduce((sum, quantity) => sum + BigInt(quantity), 0n);
}
