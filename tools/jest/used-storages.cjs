const { AsyncLocalStorage } = require('node:async_hooks');

/**
 * The storages that were used since the last end. Jest makes an AsyncLocalStorage for each suite and leaves it enabled, and Node gives
 * every new promise the values of all that are enabled: in a worker's three-hundredth suite, a promise would cost hundreds of times that.
 */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function remembered(...args) {
  used.add(this);
  return run.apply(this, args);
};

/** Disables all storages that were used since its last call. */
exports.endStorages = function endStorages() {
  for (const storage of used) storage.disable();
  used.clear();
};
