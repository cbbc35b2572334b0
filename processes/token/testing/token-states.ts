import { type LiveProcess, toTags } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { comparedTerms } from './conversation';
import { startToken } from './live-token';
import { answersOf } from './token-answers';

/** The recorded versions of the state of a token. */
export const tokenStates = recordedStates('token');

/** Returns the version and the shape of a token's state after it was used for everything. */
export async function usedShape(token: LiveProcess): Promise<VersionedShape> {
  await answersOf(token);
  const holder = Object.keys(comparedTerms.balances)[0] ?? '';
  await token.evaluate({
    from: holder,
    action: 'Transfer',
    data: '',
    at: 2_000_000,
    block: 1,
    tags: toTags({ Recipient: holder, Quantity: '1', Once: 'once' }),
  });
  const version = Number(await token.evaluateLua('return TokenState.version'));
  const maps = ['holderRow', 'paymentRow'];
  const shape = await token.evaluateLua(`${stateShapeLua('TokenState', maps)} return stateShape()`);
  return { version, shape };
}

/** Returns the version and the shape of the state that today's code has. */
export async function shapeOfToday(): Promise<VersionedShape> {
  const token = await startToken(comparedTerms);
  try {
    return await usedShape(token);
  } finally {
    await token.stop();
  }
}
