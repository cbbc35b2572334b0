/**
 * First code of an engine's thread: threads don't inherit a TypeScript loader, so it brings its own. All is required,
 * nothing imported: the loader of modules would cost each thread more time than the engine takes to start.
 */
// Before the TypeScript loader, which would transform it anew in each thread.
require('@permaweb/ao-loader');
require('tsx/cjs/api').register();
require('./engine-worker.ts');
