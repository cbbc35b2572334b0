import { deferred } from '../waiting';
import { leaveHistoryEntry } from './leave-history-entry';

/** A browser's history that goes back and forward only when the test says so. */
class PlayedNavigation extends EventTarget {
  canGoBack = true;
  readonly keys = ['page', 'dialog'];
  at = 1;
  private readonly underWay: (() => void)[] = [];

  get currentEntry() {
    return { key: this.keys[this.at] };
  }

  back() {
    return this.traverseTo(this.keys[this.at - 1] ?? '');
  }

  traverseTo(key: string) {
    const { promise, resolve, reject } = deferred<void>();
    this.underWay.push(() => {
      const at = this.keys.indexOf(key);
      if (at < 0) return reject(new Error('No such entry'));
      this.come('traverse', at);
      resolve();
    });
    return { committed: promise, finished: promise };
  }

  open(key: string) {
    this.keys.splice(this.at + 1, this.keys.length, key);
    this.come('push', this.at + 1);
  }

  async arrive() {
    this.underWay.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  }

  private come(navigationType: string, at: number) {
    this.at = at;
    this.dispatchEvent(Object.assign(new Event('currententrychange'), { navigationType }));
  }
}

function setUp() {
  const navigation = new PlayedNavigation();
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  const left = leaveHistoryEntry();
  return { navigation, left };
}

afterEach(() => void Reflect.deleteProperty(window, 'navigation'));

it('goes back to the page below', async () => {
  const { navigation, left } = setUp();
  await navigation.arrive();
  await left;
  expect(navigation.currentEntry.key).toBe('page');
});

it('comes forward again to a page that was opened before the browser had gone back', async () => {
  const { navigation, left } = setUp();
  navigation.open('next');
  await navigation.arrive();
  expect(navigation.currentEntry.key).toBe('page');
  await navigation.arrive();
  await left;
  expect(navigation.currentEntry.key).toBe('next');
});

it('stays on a page that was opened after the browser had gone back', async () => {
  const { navigation, left } = setUp();
  const arriving = navigation.arrive();
  navigation.open('next');
  await arriving;
  await left;
  expect(navigation.keys).toEqual(['page', 'next']);
  expect(navigation.currentEntry.key).toBe('next');
});
