import type { CheckFacts } from '../../memecoin/check/domain/check-facts';
import { verdictOf } from '../../memecoin/check/domain/check-line';
import { checkLaunch, checkMemecoin } from '../../memecoin/check/domain/check-memecoin';
import { type CheckBounds, type CheckPlace, readCheckFacts } from '../../memecoin/check/read-check-facts';
import type { ProcessRow } from '../listed/domain/process-row';

/** Of the check of one row: a token that others have used more is checked on its own page. */
const bounds: CheckBounds = { log: 2, balances: 1 };

/** The result of the check of a launched token, and its balances where they are known. */
export interface CheckedLaunch {
  verdict: ReturnType<typeof verdictOf>;
  balances: Extract<CheckFacts['balances'], { isKnown: true }>['value'] | undefined;
}

/** Checks a launched token as far as the list does. */
export async function checkLaunchRow(
  place: CheckPlace,
  kind: ProcessRow['kind'],
  signal: AbortSignal,
): Promise<CheckedLaunch> {
  const facts = await readCheckFacts(place, { signal, bounds });
  return {
    verdict: verdictOf(kind === 'memecoin' ? checkMemecoin(facts) : checkLaunch(facts)),
    balances: facts.balances.isKnown ? facts.balances.value : undefined,
  };
}
