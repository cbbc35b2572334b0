const key = 'rr-wallet-method';

/** The wallet chosen last, kept for the next visit. In a browser that stores nothing, the user chooses again. */
export interface RememberedMethod {
  read: () => string | null;
  write: (method: string | null) => void;
}

/** @param open returns the storage, or throws in browsers that deny it */
export function rememberedMethodIn(open: () => Storage): RememberedMethod {
  const attempt = <T>(action: (storage: Storage) => T): T | null => {
    try {
      return action(open());
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt((storage) => storage.getItem(key)),
    write: (method) => {
      attempt((storage) => (method === null ? storage.removeItem(key) : storage.setItem(key, method)));
    },
  };
}
