/**
 * Remembers which storages of a class are used. Jest makes an AsyncLocalStorage for each suite and leaves it enabled, and Node gives every
 * new promise the values of all that are enabled: in a worker's three-hundredth suite, a promise would cost hundreds of times that.
 * @param {typeof import('node:async_hooks').AsyncLocalStorage} Storage
 * @returns a function that disables all that were used since its last call
 */
exports.rememberStorages = function rememberStorages(Storage) {
  const used = new Set();
  const { run } = Storage.prototype;
  Storage.prototype.run = function remembered(...args) {
    used.add(this);
    return run.apply(this, args);
  };
  return () => {
    for (const storage of used) storage.disable();
    used.clear();
  };
};
