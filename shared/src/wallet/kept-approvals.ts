import * as v from 'valibot';
import type { Address } from '../arweave';

const key = 'rr-wallet-approvals';

/** The approvals that a device keeps: the newest (docs/product 9.85). */
const maxKept = 16;

const schema = v.object({ address: v.string(), subjects: v.array(v.string()) });

/**
 * The subjects that one account has approved ahead and that stay on this device. In a browser that stores nothing, its
 * user is asked again.
 */
export interface KeptApprovals {
  has: (address: Address, subject: string) => boolean;
  add: (address: Address, subject: string) => void;
  /** Forgets the approvals of every other account; without an address, all. */
  keepOnly: (address?: Address) => void;
}

/** @param open returns the storage, or throws in browsers that deny it */
export function keptApprovalsIn(open: () => Storage): KeptApprovals {
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const read = () => attempt((storage) => v.parse(schema, JSON.parse(storage.getItem(key) ?? '')));
  const subjectsOf = (address: Address): readonly string[] => {
    const stored = read();
    return stored?.address === address ? stored.subjects : [];
  };
  return {
    has: (address, subject) => subjectsOf(address).includes(subject),
    add: (address, subject) => {
      const others = subjectsOf(address).filter((known) => known !== subject);
      const subjects = [...others, subject].slice(-maxKept);
      attempt((storage) => storage.setItem(key, JSON.stringify({ address, subjects })));
    },
    keepOnly: (address) => {
      if (address !== undefined && read()?.address === address) return;
      attempt((storage) => storage.removeItem(key));
    },
  };
}
