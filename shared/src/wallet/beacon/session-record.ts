import { AppError } from '../../errors';

const topicKey = 'aosync-topic-id';
const activeKey = 'aosync-session-active';

/** The pairing that survives a reload of this tab, under the names every AOSync page uses (product-spec section 3). */
export interface SessionRecord {
  read: () => string | undefined;
  write: (uid: string) => void;
  /** Says that a pairing has begun, before there is one to return to. */
  begin: () => void;
  clear: () => void;
}

/** Keeps the pairing in session storage; where that is denied, pairing works but does not survive a reload. */
export function sessionRecord(storage: Storage): SessionRecord {
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (cause) {
      if (!(cause instanceof DOMException)) throw new AppError('wallet.storage', { cause });
    }
  };
  return {
    read: () => {
      let uid: string | null = null;
      attempt(() => {
        uid = storage.getItem(topicKey);
      });
      return uid ?? undefined;
    },
    write: (uid) =>
      attempt(() => {
        storage.setItem(topicKey, uid);
        storage.setItem(activeKey, 'true');
      }),
    begin: () => attempt(() => storage.setItem(activeKey, 'true')),
    clear: () =>
      attempt(() => {
        storage.removeItem(topicKey);
        storage.removeItem(activeKey);
      }),
  };
}
