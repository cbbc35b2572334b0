import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LeastVersions } from '../../build/declared-browsers';
import { filesBelow } from '../../build/file-hashes';
import type { Finding } from '../finding';
import type { CheckReport } from '../report';
import { featuresInScript } from './in-scripts';
import { featuresInStyles } from './in-styles';
import { browsersWithout } from './known-features';

/** The list of what may be newer than the declared browsers. */
const listFile = 'tools/checks/features/newer-features.ts';

/** Returns MDN's keys of the features of a file, each list of one thing that may be any of them. */
function featuresIn(file: string, text: string): readonly (readonly string[])[] {
  if (file.endsWith('.js')) return featuresInScript(file, text);
  if (file.endsWith('.css')) return featuresInStyles(text).map((key) => [key]);
  const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return scripts.flatMap((script) => featuresInScript(`${file}.js`, script));
}

/**
 * Finds what a built app uses and a declared browser lacks: the objects and methods of scripts, and the properties, values, rules
 * and selectors of styles. Syntax isn't looked at: the build writes what those browsers parse.
 * @param app folder of the built app
 * @param newer features that may be newer, by key or its beginning, with the reason
 */
export function checkFeatures(
  app: string,
  least: LeastVersions,
  newer: Readonly<Record<string, string>>,
): CheckReport {
  if (!existsSync(join(app, 'index.html'))) return { examined: 0, findings: [notBuilt] };
  const unused = new Set(Object.keys(newer));
  const findings = new Map<string, Finding>();
  let examined = 0;
  for (const file of filesBelow(app).filter((name) => /\.(js|css)$|^index\.html$/.test(name))) {
    for (const keys of featuresIn(file, readFileSync(join(app, file), 'utf8'))) {
      examined += 1;
      const [key = ''] = keys;
      const without = keys.map((one) => browsersWithout(one, least));
      if (without.some((browsers) => browsers.length === 0)) continue;
      const listed = Object.keys(newer).filter((start) => `${key}.`.startsWith(`${start}.`));
      for (const start of listed) unused.delete(start);
      if (listed.length === 0 && !findings.has(key)) findings.set(key, notThere(file, key, without[0] ?? []));
    }
  }
  return { examined, findings: [...findings.values(), ...[...unused].map(notUsed)] };
}

const notBuilt: Finding = {
  file: 'dist/app',
  problem: 'is not there: nothing can be read.',
  fix: 'Run "npx tsx tools/release/build-app.ts" first.',
};

const notThere = (file: string, key: string, browsers: readonly string[]): Finding => ({
  file,
  problem: `uses ${key}, which ${browsers.join(', ')} don't have.`,
  fix: `Do without, or ask for it before use and list it in ${listFile}.`,
});

const notUsed = (key: string): Finding => ({
  file: listFile,
  problem: `lists ${key}, which no file uses, or every declared browser has.`,
  fix: 'Remove it.',
});
