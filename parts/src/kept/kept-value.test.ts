import * as v from 'valibot';
import { keptId } from './kept-id';
import { changeKept } from './kept-json';
import { keepsNothing } from './kept-text';
import { keptValue } from './kept-value';
import { writtenText } from './written-text';
import { writtenTexts } from './written-texts';

const schema = v.object({ count: v.number() });
const open = (name = 'test') => keptValue(['area', name], schema);
const key = 'rainbow-rabbit.area.test';

/** A storage that refuses to work in this way. */
const refusing = (method: 'getItem' | 'setItem' | 'removeItem') =>
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('a kept value', () => {
  it('outlives the page and stays the same object until it changes', () => {
    open().write({ count: 1 });
    const kept = open();
    expect(kept.read()).toEqual({ count: 1 });
    expect(kept.read()).toBe(kept.read());
    kept.clear();
    expect(open().read()).toBeUndefined();
  });

  it.each(['{', '{"count":"one"}', 'null'])('counts as absent when it reads %s', (text) => {
    localStorage.setItem(key, text);
    expect(open().read()).toBeUndefined();
    const none = { count: 0 };
    expect(keptValue(['area', 'test'], schema, { absent: none }).read()).toBe(none);
  });

  it('notifies its listeners of changes in this tab and in others, until they stop listening', () => {
    const listener = jest.fn();
    const stop = open().subscribe(listener);
    open().write({ count: 2 });
    open('other').write({ count: 7 });
    window.dispatchEvent(new StorageEvent('storage', { key }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'unrelated' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    open().write({ count: 3 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is changed as it is now', () => {
    const [one, two] = ['a', 'b'].map(() => keptValue(['area', 'test'], schema, { absent: { count: 0 } }));
    if (!one || !two) throw new Error('Two holders are needed');
    for (const kept of [one, two, one]) changeKept(kept, ({ count }) => ({ count: count + 1 }));
    expect(two.read()).toEqual({ count: 3 });
  });

  it('is another one in a tab', () => {
    const ofTab = keptValue(['area', 'test'], schema, { keptIn: 'tab' });
    ofTab.write({ count: 5 });
    expect(open().read()).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBe('{"count":5}');
    expect(localStorage).toHaveLength(0);
  });

  it('may be an id', () => {
    const id = keptValue(['area', 'id'], keptId());
    id.write('x'.repeat(43));
    expect(id.read()).toBe('x'.repeat(43));
    id.write('x'.repeat(42));
    expect(id.read()).toBeUndefined();
  });
});

describe('where the browser keeps nothing', () => {
  it('a value lives as long as the page, for all who hold it', () => {
    refusing('setItem');
    expect(keepsNothing()).toBe(false);
    open('full').write({ count: 4 });
    expect(open('full').read()).toEqual({ count: 4 });
    expect(open('unwritten').read()).toBeUndefined();
    expect(keepsNothing()).toBe(true);
    expect(writtenTexts()).toEqual([]);
    jest.restoreAllMocks();
    open('full').write({ count: 5 });
    expect(keepsNothing()).toBe(false);
    expect(writtenTexts()).toEqual(['{"count":5}']);
  });

  it('a removal counts for the page, too', () => {
    open('stays').write({ count: 6 });
    refusing('removeItem');
    open('stays').clear();
    expect(open('stays').read()).toBeUndefined();
    jest.restoreAllMocks();
    open('stays').clear();
  });

  it('reading finds nothing', () => {
    refusing('getItem');
    expect(open().read()).toBeUndefined();
    expect(writtenText(['area', 'test'])).toBeNull();
  });

  it('the storage may be refused as soon as it is mentioned', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open('denied').write({ count: 1 });
    expect(open('denied').read()).toEqual({ count: 1 });
    expect(writtenTexts()).toEqual([]);
  });
});
