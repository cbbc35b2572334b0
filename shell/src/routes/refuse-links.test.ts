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
function isFollowed(html: string): boolean {
  document.body.innerHTML = html;
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  // jsdom can't navigate; the test asks whether a listener prevented the click before.
  let isRefused = false;
  const look = (event: Event) => {
    isRefused = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', look);
  document.querySelector('b')?.dispatchEvent(click);
  document.body.removeEventListener('click', look);
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

test('nothing is refused any more after the undo', () => {
  undo();
  expect(isFollowed('<a href="https://evil.example/"><b>Prize</b></a>')).toBe(true);
});
