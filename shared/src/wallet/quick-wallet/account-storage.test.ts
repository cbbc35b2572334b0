import type { Address } from '../../arweave';
import { createAccountStorage } from './account-storage';

const record = { address: 'A'.repeat(43) as Address, keyfile: 'AAAA' };

/** A browser's storage with one method that behaves otherwise. */
const storageWith = (change: Partial<Storage>) => () => Object.assign(Object.create(localStorage), change);

const throwing = (name: string) => () => {
  throw new DOMException('no', name);
};

it('says when the browser denies the storage', () => {
  const { read, write } = createAccountStorage(throwing('SecurityError'));
  expect(read).toThrow('wallet.storage-denied');
  expect(() => write(record)).toThrow('wallet.storage-denied');
});

it('says when the storage is full', () => {
  const { write } = createAccountStorage(storageWith({ setItem: throwing('QuotaExceededError') }));
  expect(() => write(record)).toThrow('wallet.storage-full');
});

it('says when the browser only pretends to store', () => {
  const { write } = createAccountStorage(storageWith({ getItem: () => null, setItem: () => undefined }));
  expect(() => write(record)).toThrow('wallet.storage-denied');
});
