import { processSource } from '../../aos';
import { LiveProcess } from '../../common/testing/live-process';
import { tokenTermsLua } from '../client';
import { comparedTerms } from '../testing/conversation';
import { runPayments, shapeOfToday, tokenStates, usedShape } from '../testing/token-states';

const versions = tokenStates.versions();

it('the state of today is recorded, and so is every version before', async () => {
  const today = await shapeOfToday();
  expect(tokenStates.unrecordedChange(today)).toBeUndefined();
  expect(versions).toEqual(Array.from({ length: today.version }, (_, index) => index + 1));
});

it.each(versions)(
  'a running token of state version %i keeps its balances under today’s code',
  async (version) => {
    const source = tokenTermsLua(comparedTerms) + tokenStates.code(version);
    const token = await LiveProcess.start({ source, state: 'TokenState' });
    try {
      await runPayments(token);
      const held = () =>
        token.evaluateLua(`
      local rows = {}
      for row, address in ipairs(TokenState.holders.address) do
        rows[row] = address .. ' ' .. TokenState.holders.balance[row]
      end
      return TokenState.token.supply .. ' ' .. table.concat(rows, ' ')`);
      const before = await held();
      await token.evaluateLua(processSource('token'));
      expect(await held()).toBe(before);
      expect(tokenStates.unrecordedChange(await usedShape(token))).toBeUndefined();
    } finally {
      await token.stop();
    }
  },
);
