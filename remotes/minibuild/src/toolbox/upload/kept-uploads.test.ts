import { keptUploads } from './kept-uploads';

const base64Url = 'AAAA';
const transaction = {
  ...{ format: 2, id: base64Url, last_tx: base64Url, owner: base64Url, tags: [], target: '' },
  ...{ quantity: '0', data_size: '3', reward: '1', signature: base64Url },
};
const upload = (data_root: string, uploadedChunks = 0) => ({
  name: `${data_root}.txt`,
  totalChunks: 3,
  state: { transaction: { ...transaction, data_root }, posting: 'done', uploadedChunks } as const,
});

const storage = () => localStorage;
beforeEach(() => localStorage.clear());

test('an upload is kept for the next visit, as far as it has come, until it is forgotten', () => {
  const kept = keptUploads(storage);
  kept.keep(upload('one'));
  kept.keep(upload('two'));
  kept.keep(upload('one', 2));
  expect(keptUploads(storage).list()).toEqual([upload('one', 2), upload('two')]);
  kept.forget('one');
  expect(keptUploads(storage).list()).toEqual([upload('two')]);
});

test('two tabs keep their uploads beside each other, and notify each other', () => {
  const [one, two] = [keptUploads(storage), keptUploads(storage)];
  const heard = jest.fn();
  const stop = two.subscribe(heard);
  expect([one.list(), two.list()]).toEqual([[], []]);
  one.keep(upload('one'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'toolbox-uploads' }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(two.list()).toEqual([upload('one')]);
  stop();
  two.keep(upload('two'));
  one.keep(upload('one', 1));
  expect(keptUploads(storage).list()).toEqual([upload('one', 1), upload('two')]);
  two.forget('two');
  expect(keptUploads(storage).list()).toEqual([upload('one', 1)]);
});

test('only the last five are kept, and listeners hear of each', () => {
  const kept = keptUploads(storage);
  const heard = jest.fn();
  const stop = kept.subscribe(heard);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) kept.keep(upload(name));
  expect(kept.list().map(({ name }) => name)).toEqual(['f.txt', 'e.txt', 'd.txt', 'c.txt', 'b.txt']);
  expect(heard).toHaveBeenCalledTimes(6);
  stop();
  kept.forget('f');
  expect(heard).toHaveBeenCalledTimes(6);
});

test.each([
  ['{', 0],
  ['{"a":1}', 0],
  [JSON.stringify([null, 7, { name: 'x' }, { ...upload('bad'), state: {} }]), 0],
  [JSON.stringify([{ ...upload('bad'), totalChunks: '3' }, upload('good')]), 1],
])('%s in the storage does no harm', (stored, count) => {
  localStorage.setItem('toolbox-uploads', stored);
  expect(keptUploads(storage).list()).toHaveLength(count);
});

test('where the browser keeps nothing, an upload is kept as long as the page', () => {
  const kept = keptUploads(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  kept.keep(upload('one'));
  expect(kept.list()).toEqual([upload('one')]);
});

test('where the storage is full, an upload that it did not take survives a change', () => {
  const full = { getItem: () => '[]', setItem: () => fail() } as never as Storage;
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const kept = keptUploads(() => full);
  const stop = kept.subscribe(() => undefined);
  kept.keep(upload('one'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'toolbox-uploads' }));
  kept.keep(upload('two'));
  expect(kept.list()).toEqual([upload('two'), upload('one')]);
  stop();
});
