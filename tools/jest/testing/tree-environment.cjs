const BrowserEnvironment = require('../browser-environment.cjs');
const { handOutKeys, keysInOrder } = require('./prepared-keys.cjs');

/**
 * A browser for the tests of this tree: its wallets get prepared keys, from the first on in each suite. The keys end with the
 * suite: the next one in the worker may keep its wallets for all others, and no two of them may be the same.
 */
module.exports = class TreeEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    this.takeBack = handOutKeys(globalThis.crypto.subtle, keysInOrder());
  }

  async teardown() {
    this.takeBack();
    await super.teardown();
  }
};
