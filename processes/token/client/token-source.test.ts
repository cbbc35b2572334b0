import { addressOf } from '../../common/testing/addresses';
import { type TokenTerms, tokenTermsLua } from './terms';
import { parseTokenSource } from './token-source';

const [ann, bob] = [addressOf('Ann'), addressOf('Bob')];
const full: TokenTerms = {
  name: "Ann's [[żółw]] 🐢\nline",
  ticker: 'MOON',
  logo: addressOf('logo'),
  denomination: 12,
  balances: { [ann]: '50', [bob]: '7' },
  minters: [ann, bob],
  creator: ann,
  agreement: { terms: 'memecoins', version: '2026-11-23', hash: 'ab'.repeat(32) },
  drop: { quantity: '100', perAddress: '40', event: addressOf('event') },
  renounced: true,
};

it.each<[string, TokenTerms]>([
  ['all terms', full],
  ['few', { name: 'A', ticker: 'A', denomination: 0, balances: {}, minters: [] }],
  ['an open drop', { ...full, drop: { quantity: '1', perAddress: '1' } }],
])('reads %s as they were written', (_, terms) => {
  expect(parseTokenSource(`${tokenTermsLua(terms)}local code\nreturn 1\n`)).toEqual({
    terms,
    code: 'local code\nreturn 1\n',
  });
});

const line = tokenTermsLua(full);
it.each([
  ['nothing', ''],
  ['no terms', 'return 1\n'],
  ['terms without an end', line.trimEnd()],
  ['code on the line of the terms', line.replace(' }\n', ' } Owner = "x"\n')],
  ['code before the terms', ` ${line}`],
  ['a comment behind the terms', line.replace('\n', ' --\n')],
  ['a letter written as itself', line.replace("ticker = '\\x4d", "ticker = 'M")],
  ['another order', line.replace('renounced = true', 'renounced = true, minters = {  }')],
  ['a number written otherwise', line.replace('denomination = 12', 'denomination = 012')],
  ['upper-case digits', line.replace('\\x4d', '\\x4D')],
  ['an address twice', line.replace(/(\['(?:\\x..)+'\] = )('(?:\\x..)+')/, '$1$2, $1$2')],
  ['bytes that are no text', line.replace('\\x4d', '\\xff')],
  ['a call among the balances', line.replace('balances = { ', 'balances = { f(), ')],
  ['terms of another kind', line.replace(/terms = '[^']*'/, "terms = '\\x78'")],
])('reads no terms in %s', (_, header) => {
  expect(parseTokenSource(`${header}return 1\n`)?.terms).toBeUndefined();
});
