/**
 * Records what the published token blueprint of aos answers to the conversation, in `blueprint-answers.json`, which
 * `parity.test.ts` compares the token with. The blueprint itself is no part of this repository: give its file.
 * Run: `node --import tsx processes/token/testing/record-blueprint.ts <blueprints/token.lua of permaweb/aos>`.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LiveProcess } from '../../common/testing/live-process';
import { comparedTerms } from './conversation';
import { answersOf } from './token-answers';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Give the file of the blueprint.');
const blueprint = readFileSync(file, 'utf8');
const { name, ticker, logo, denomination, balances } = comparedTerms;
const supply = Object.values(balances).reduce((sum, balance) => sum + BigInt(balance), 0n);
const held = Object.entries(balances).map(([address, balance]) => `['${address}'] = '${balance}'`);
const terms = `Name, Ticker, Logo, Denomination = '${name}', '${ticker}', '${logo}', ${denomination}
Balances, TotalSupply = { ${held.join(', ')} }, '${supply}'
`;

const token = await LiveProcess.start({ source: terms + blueprint, state: 'Balances' });
try {
  const recorded = {
    source: 'https://github.com/permaweb/aos, blueprints/token.lua',
    sha256: createHash('sha256').update(blueprint).digest('hex'),
    answers: await answersOf(token),
  };
  const path = fileURLToPath(new URL('blueprint-answers.json', import.meta.url));
  writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
} finally {
  await token.stop();
}
