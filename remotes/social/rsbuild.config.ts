import { createRequire } from 'node:module';
import { areaBuild } from '@rainbow-rabbit/tools/build';
import { firstView } from './first-view.config';
import { acts } from './src/acts';
import { declaration } from './src/declaration';

const { resolve } = createRequire(import.meta.url);
const build = areaBuild({
  declaration,
  acts,
  firstView,
  processes: ['community'],
  workers: { 'decode-worker': '@rainbow-rabbit/parts/scanner/small-worker' },
});

/**
 * The parser of CommonMark takes the names of characters, such as `&eacute;`, from a table: its build for browsers writes
 * them into `innerHTML`, which Trusted Types refuse (decision 067).
 */
const characterNames = 'decode-named-character-reference';

export default {
  ...build,
  resolve: { ...build.resolve, alias: { [characterNames]: resolve(characterNames) } },
};
