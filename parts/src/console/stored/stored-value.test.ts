import * as v from 'valibot';
import { storedValue } from './stored-value';

const schema = v.object({ count: v.number() });
const open = () => storedValue(localStorage, 'test', schema);

beforeEach(() => localStorage.clear());

describe('a stored value', () => {
  it('outlives the page and stays the same object until it changes', () => {
    open().write({ count: 1 });
    const stored = open();
    expect(stored.read()).toEqual({ count: 1 });
    expect(stored.read()).toBe(stored.read());
    stored.clear();
    expect(open().read()).toBeUndefined();
  });

  it.each(['{', '{"count":"one"}', 'null'])('counts as absent when it reads %s', (text) => {
    localStorage.setItem('test', text);
    expect(open().read()).toBeUndefined();
  });

  it('notifies its listeners of changes in this tab and in others, until they stop listening', () => {
    const listener = jest.fn();
    const stop = open().subscribe(listener);
    open().write({ count: 2 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'test' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    open().write({ count: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('lives as long as the page, for all who hold it, when the storage is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    } as unknown as Storage;
    const stored = storedValue(full, 'test', schema);
    stored.write({ count: 4 });
    expect(stored.read()).toEqual({ count: 4 });
    expect(storedValue(full, 'test', schema).read()).toEqual({ count: 4 });
    expect(storedValue(full, 'other', schema).read()).toBeUndefined();
  });
});
