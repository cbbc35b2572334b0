const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { setFlagsFromString } = require('node:v8');
const { TestEnvironment } = require('jest-environment-node');
const { endStorages } = require('./used-storages.cjs');

const folder = join(__dirname, '../../.cache/aos');
const kept = [];

/** Compiles the aos modules that are there already; a suite that must fetch one first compiles it for itself. */
function compiledModules() {
  // aos is built for 64-bit memory, which Node 20 keeps behind this flag.
  setFlagsFromString('--experimental-wasm-memory64');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.wasm')) : [];
  return Promise.all(files.map((name) => WebAssembly.compile(readFileSync(join(folder, name)))));
}

/**
 * Node for tests. It keeps the compiled aos module from suite to suite, which holds the machine code that V8 makes for it
 * while it runs: V8 gives it to each further engine of the same worker, which would otherwise make all of it again.
 */
module.exports = class ProcessEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    if (kept.length === 0) kept.push(...(await compiledModules()));
  }

  async teardown() {
    endStorages();
    await super.teardown();
  }
};
