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

beforeEach(() => localStorage.clear());

test('an upload is kept for the next visit, as far as it has come, until it is forgotten', () => {
  const kept = keptUploads();
  kept.keep(upload('one'));
  kept.keep(upload('two'));
  kept.keep(upload('one', 2));
  expect(keptUploads().list()).toEqual([upload('one', 2), upload('two')]);
  kept.forget('one');
  expect(keptUploads().list()).toEqual([upload('two')]);
});

test('two pages keep their uploads beside each other, and hear of each other', () => {
  const [one, two] = [keptUploads(), keptUploads()];
  const heard = jest.fn();
  const stop = two.subscribe(heard);
  expect([one.list(), two.list()]).toEqual([[], []]);
  one.keep(upload('one'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(two.list()).toEqual([upload('one')]);
  stop();
  two.keep(upload('two'));
  one.keep(upload('one', 1));
  expect(keptUploads().list()).toEqual([upload('one', 1), upload('two')]);
  two.forget('two');
  expect(keptUploads().list()).toEqual([upload('one', 1)]);
});

test('only the last five are kept, and listeners hear of each', () => {
  const kept = keptUploads();
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
  localStorage.setItem('rainbow-rabbit.minibuild.uploads', stored);
  expect(keptUploads().list()).toHaveLength(count);
});

test('an upload that the browser does not take is kept as long as the page, and survives a change', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const kept = keptUploads();
  kept.keep(upload('one'));
  expect(kept.list()).toEqual([upload('one')]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'rainbow-rabbit.minibuild.uploads' }));
  kept.keep(upload('two'));
  expect(kept.list()).toEqual([upload('two'), upload('one')]);
  full.mockRestore();
  kept.forget('one');
});
