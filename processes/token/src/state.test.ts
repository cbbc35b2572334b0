import { addressOf } from '../../common/testing/addresses';
import { LiveProcess } from '../../common/testing/live-process';
import { testUpgrade } from '../../common/testing/upgrade-test';
import { tokenTermsLua } from '../client';
import { comparedTerms } from '../testing/conversation';
import { answersOf } from '../testing/token-answers';
import { payOnce, runDrop } from '../testing/token-life';

testUpgrade({
  process: 'token',
  state: 'TokenState',
  planted: {
    column: 'holders.claimed',
    record: 'drop',
    field: 'token.creator',
    renamed: 'holders.balance',
  },
  start: (source) =>
    LiveProcess.start({ source: tokenTermsLua(comparedTerms) + source, state: 'TokenState' }),
  processOf: (token) => token,
  begin: answersOf,
  goOn: async (token) => {
    await payOnce(token);
    await runDrop(token);
  },
  reads: [['Balances', {}]],
  letter: (_, action) => ({ from: addressOf('reader'), action, data: '', at: 2_000_000, block: 1 }),
});
