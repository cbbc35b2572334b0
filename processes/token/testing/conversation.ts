import { addressOf } from '../../common/testing/addresses';
import { processId } from '../../common/testing/live-process';

/** A message to a token: who sends it, and its tags. */
export interface TokenLetter {
  name: string;
  from: string;
  tags: Readonly<Record<string, string>>;
}

/** The terms of the token that both sides of the comparison begin with. */
export const comparedTerms = {
  name: 'Garden Carrots',
  ticker: 'CARROT',
  logo: addressOf('logo'),
  denomination: 12,
  balances: { [addressOf('Ann')]: '1000', [processId]: '40000000000000000000000' },
  minters: [processId],
};

const ann = addressOf('Ann');
const bob = addressOf('Bob');

const letter = (name: string, from: string, tags: Record<string, string>): TokenLetter => ({
  name,
  from,
  tags,
});

const transfer = (name: string, from: string, tags: Record<string, string>) =>
  letter(name, from, { Action: 'Transfer', ...tags });

/** The messages to a token, in this order, each with a name of its own. */
export const conversation: readonly TokenLetter[] = [
  letter('info', ann, { Action: 'Info' }),
  letter('total supply', ann, { Action: 'Total-Supply' }),
  letter('own balance', ann, { Action: 'Balance' }),
  letter('balance of a recipient', bob, { Action: 'Balance', Recipient: ann }),
  letter('balance of a recipient without any', ann, { Action: 'Balance', Recipient: bob }),
  letter('balance of a target', bob, { Action: 'Balance', Target: ann }),
  letter('balance of a target without any', ann, { Action: 'Balance', Target: bob }),
  letter('own balance without any', bob, { Action: 'Balance' }),
  letter('question with a reference', ann, { Action: 'Balance', Reference: '77' }),
  transfer('transfer', ann, { Recipient: bob, Quantity: '250' }),
  transfer('transfer with forwarded tags', ann, {
    Recipient: bob,
    Quantity: '1',
    'X-Note': 'thanks',
    'x-small': '1',
    Other: 'stays',
    Reference: '12',
  }),
  transfer('cast', ann, { Recipient: bob, Quantity: '2', Cast: 'true' }),
  transfer('transfer to oneself', ann, { Recipient: ann, Quantity: '5' }),
  transfer('quantity with leading zeros', ann, { Recipient: bob, Quantity: '007' }),
  transfer('more than there is', ann, { Recipient: bob, Quantity: '100000' }),
  transfer('transfer of somebody without any', addressOf('Zoe'), { Recipient: ann, Quantity: '1' }),
  transfer('quantity 0', ann, { Recipient: bob, Quantity: '0' }),
  transfer('negative quantity', ann, { Recipient: bob, Quantity: '-5' }),
  transfer('fraction', ann, { Recipient: bob, Quantity: '1.5' }),
  transfer('quantity in words', ann, { Recipient: bob, Quantity: 'many' }),
  transfer('no quantity', ann, { Recipient: bob }),
  transfer('no recipient', ann, { Quantity: '1' }),
  transfer('large quantity', processId, { Recipient: bob, Quantity: '30000000000000000000001' }),
  transfer('all that is left', bob, { Recipient: ann, Quantity: '30000000000000000000261' }),
  letter('balances', ann, { Action: 'Balances' }),
  letter('mint of a stranger', ann, { Action: 'Mint', Quantity: '5' }),
  letter('mint', processId, { Action: 'Mint', Quantity: '99' }),
  letter('mint of nothing', processId, { Action: 'Mint', Quantity: '0' }),
  letter('mint without a quantity', processId, { Action: 'Mint' }),
  letter('burn', ann, { Action: 'Burn', Quantity: '60' }),
  letter('burn of more than there is', bob, { Action: 'Burn', Quantity: '60' }),
  letter('burn of somebody unknown', addressOf('Yan'), { Action: 'Burn', Quantity: '1' }),
  letter('supply at the end', bob, { Action: 'Total-Supply' }),
  letter('balances at the end', bob, { Action: 'Balances' }),
  letter('recipient that is no address', ann, { Action: 'Transfer', Recipient: 'bob', Quantity: '1' }),
  letter('burn of a negative quantity', ann, { Action: 'Burn', Quantity: '-5' }),
  letter('unknown action', ann, { Action: 'Dance' }),
];
