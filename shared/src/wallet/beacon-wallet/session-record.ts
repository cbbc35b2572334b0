const topicKey = 'aosync-topic-id';
const activeKey = 'aosync-session-active';

/** The form of the app's topics. It has no wildcards, which would match other topics. */
const isTopic = /^[\w-]{8,64}$/;

/** The pairing that survives a reload of this tab, under the names every AOSync page uses (docs/product 3.9). */
export interface SessionRecord {
  read: () => string | undefined;
  write: (uid: string) => void;
  /** Says that a pairing has begun, before there is one to return to. */
  begin: () => void;
  clear: () => void;
}

/**
 * Keeps the pairing in a storage; where that is denied, pairing works but does not survive a reload.
 * @param open returns the storage, or throws in browsers that deny it
 */
export function sessionRecord(open: () => Storage): SessionRecord {
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: () => {
      const uid = attempt((storage) => storage.getItem(topicKey)) ?? '';
      return isTopic.test(uid) ? uid : undefined;
    },
    write: (uid) =>
      attempt((storage) => {
        storage.setItem(topicKey, uid);
        storage.setItem(activeKey, 'true');
      }),
    begin: () => attempt((storage) => storage.setItem(activeKey, 'true')),
    clear: () =>
      attempt((storage) => {
        storage.removeItem(topicKey);
        storage.removeItem(activeKey);
      }),
  };
}
