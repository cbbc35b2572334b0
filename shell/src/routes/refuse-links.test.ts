import { refuseLinks } from './refuse-links';

let undo: () => void;

beforeEach(() => {
  undo = refuseLinks();
});
afterEach(() => {
  undo();
  document.body.replaceChildren();
});

/** Returns true when a click on a link is not prevented. */
function isFollowed(html: string, kind: 'click' | 'auxclick' = 'click'): boolean {
  document.body.innerHTML = html;
  const click = new MouseEvent(kind, { bubbles: true, cancelable: true, button: kind === 'click' ? 0 : 1 });
  // jsdom can't navigate; the test asks whether a listener prevented the click before.
  let isRefused = false;
  const look = (event: Event) => {
    isRefused = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener(kind, look);
  document.querySelector('b')?.dispatchEvent(click);
  document.body.removeEventListener(kind, look);
  return !isRefused;
}

test('links within the app and those marked as external are followed', () => {
  expect(isFollowed('<a href="#/about"><b>About</b></a>')).toBe(true);
  expect(isFollowed('<a href="https://x.com/" target="_blank"><b>X</b></a>')).toBe(true);
  expect(isFollowed('<a href="https://x.com/" rel="external noopener"><b>X</b></a>')).toBe(true);
  expect(isFollowed('<a href="blob:https://gateway.example/1" download="key.json"><b>Key</b></a>')).toBe(
    true,
  );
});

test('unmarked external links and links that carry a script are not', () => {
  expect(isFollowed('<a href="https://evil.example/"><b>Prize</b></a>')).toBe(false);
  expect(isFollowed('<a href="javascript:alert(1)" target="_blank"><b>Prize</b></a>')).toBe(false);
  expect(isFollowed('<a href="javascript:alert(1)" download><b>Prize</b></a>')).toBe(false);
  expect(isFollowed('<a href="data:text/html,hi" rel="external"><b>Prize</b></a>')).toBe(false);
});

test('the middle button opens no other links than the first one', () => {
  expect(isFollowed('<a href="https://evil.example/"><b>Prize</b></a>', 'auxclick')).toBe(false);
  expect(isFollowed('<a href="https://x.com/" target="_blank"><b>X</b></a>', 'auxclick')).toBe(true);
});

test('a link to an app on this phone is followed when it is marked', () => {
  expect(isFollowed('<a href="beaconwallet://aosync" rel="external"><b>Open</b></a>')).toBe(true);
  expect(isFollowed('<a href="beaconwallet://aosync"><b>Open</b></a>')).toBe(false);
});

test('nothing is refused any more after the undo', () => {
  undo();
  expect(isFollowed('<a href="https://evil.example/"><b>Prize</b></a>')).toBe(true);
});
