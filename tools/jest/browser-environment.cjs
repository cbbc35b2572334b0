const { TestEnvironment } = require('jest-environment-jsdom');
const { rememberDerivations } = require('./remembered-derivations.cjs');
const { endStorages } = require('./used-storages.cjs');

rememberDerivations(globalThis.crypto.subtle);

/** jsdom lacks what browsers have had for years; these come from Node, so that code under test finds them. */
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Uint8Array',
  'ArrayBuffer',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'ReadableStream',
  'CompressionStream',
  'DecompressionStream',
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.CryptoKey = globalThis.CryptoKey;
  }

  async teardown() {
    endStorages();
    await super.teardown();
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }
};
