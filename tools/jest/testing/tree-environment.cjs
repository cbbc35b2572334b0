const BrowserEnvironment = require('../browser-environment.cjs');
const { handOutKeys, keyOfNumber } = require('./prepared-keys.cjs');

let handedOut = 0;
handOutKeys(globalThis.crypto.subtle, () => {
  handedOut += 1;
  return keyOfNumber(handedOut - 1);
});

/** A browser for the tests of this tree: its wallets get prepared keys, from the first on in each suite. */
module.exports = class TreeEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    handedOut = 0;
  }
};
