import { addressOf } from '../../common/testing/addresses';
import { type LiveProcess, processId, toTags } from '../../common/testing/live-process';
import { comparedTerms } from './conversation';

/** Pays with a token in a way that counts once. */
export async function payOnce(token: LiveProcess): Promise<void> {
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

/** Gives a token a drop, as no message can, and lets an event answer one of two claims. */
export async function runDrop(token: LiveProcess): Promise<void> {
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
