import { compareVersions, leastVersions, treeBrowsers } from '../../build/declared-browsers';
import { supportOf } from './known-features';

/** The features that `shell/src/too-old/too-old.ts` asks a browser for. */
const asked = [
  'javascript.builtins.Promise.withResolvers',
  'api.CSS.registerProperty_static',
  'css.properties.mask-composite',
];

test.each([...leastVersions(treeBrowsers)])(
  'the page refuses every %s before %s, and no later one',
  (browser, least) => {
    const first = asked.map((key) => supportOf.get(key)?.[browser] ?? '').sort(compareVersions);
    expect(first.at(-1)).toBe(least);
  },
);
