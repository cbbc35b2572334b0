/**
 * `npm run bench`: every measurement in `bench/`, one after the other, so that they don't disturb each other.
 * `npm run bench -- first-load` runs one; what follows its name is passed on.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTypeScript } from './command.mjs';

const all = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace('.ts', ''));
const [wanted, ...args] = process.argv.slice(2);
if (wanted && !all.includes(wanted)) {
  console.error(`No measurement is called ${wanted}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

for (const name of wanted ? [wanted] : all) {
  console.log(`\n▸ ${name}`);
  if ((await runTypeScript(`bench/${name}.ts`, args)) !== 0) process.exitCode = 1;
}
