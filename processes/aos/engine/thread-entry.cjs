/**
 * First code of an engine's thread: threads don't inherit a TypeScript loader, so it brings its own. All is required,
 * nothing imported: the loader of modules would cost each thread more time than the engine takes to start. A run of tests, which starts
 * hundreds of threads, has bundled the engine (`tools/build/testing`), and a thread needs no loader then.
 */
const { BUNDLED_PROGRAMS: bundles } = process.env;
// Before the TypeScript loader, which would transform it anew in each thread.
require('@permaweb/ao-loader');
if (bundles) {
  process.setSourceMapsEnabled(true);
  require(`${bundles}/processes/aos/engine/engine-worker.cjs`);
} else {
  require('tsx/cjs/api').register();
  require('./engine-worker.ts');
}
