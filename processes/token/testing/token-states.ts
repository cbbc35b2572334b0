import { addressOf } from '../../common/testing/addresses';
import { type LiveProcess, processId, toTags } from '../../common/testing/live-process';
import { recordedStates, type VersionedShape } from '../../common/testing/recorded-states';
import { stateShapeLua } from '../../common/testing/state-shape';
import { comparedTerms } from './conversation';
import { startToken } from './live-token';
import { answersOf } from './token-answers';

/** The recorded versions of the state of a token. */
export const tokenStates = recordedStates('token');

/** Uses a token of any version for all that its standard has, and for a payment that is made once. */
export async function runPayments(token: LiveProcess): Promise<void> {
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
}

/** Returns the version and the shape of the state of a token with today's code after it was used for everything. */
export async function usedShape(token: LiveProcess): Promise<VersionedShape> {
  await runPayments(token);
  await runDrop(token);
  const version = Number(await token.evaluateLua('return TokenState.version'));
  const maps = ['holderRow', 'paymentRow', 'drop.askedAt'];
  const shape = await token.evaluateLua(`${stateShapeLua('TokenState', maps)} return stateShape()`);
  return { version, shape };
}

/** Gives a token a drop, as no message can, and lets an event answer one of two claims. */
async function runDrop(token: LiveProcess): Promise<void> {
  const event = addressOf('event');
  await token.evaluateLua(`
    local drop = TokenState.drop
    drop.quantity, drop.perAddress, drop.left, drop.event, drop.pot = '2', '1', '2', '${event}', '${processId}'`);
  const letter = { data: '', at: 3_000_000, block: 1 };
  for (const from of [addressOf('Ann'), addressOf('Bob')])
    await token.evaluate({ ...letter, from, action: 'Claim' });
  const data = { address: addressOf('Ann'), complete: true, block: 1, banned: false };
  await token.evaluate({ ...letter, from: event, action: 'Me', data });
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
