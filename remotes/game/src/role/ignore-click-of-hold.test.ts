import { ignoreClickOfHold } from './ignore-click-of-hold';

function countedClicks() {
  const button = document.body.appendChild(document.createElement('button'));
  const clicked = jest.fn();
  button.addEventListener('click', clicked);
  return { button, clicked };
}

test('ignores one click only', () => {
  const { button, clicked } = countedClicks();
  ignoreClickOfHold();
  button.click();
  expect(clicked).not.toHaveBeenCalled();
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test.each(['pointerdown', 'keydown'])('ignores no click that a new %s begins', (begun) => {
  const { button, clicked } = countedClicks();
  ignoreClickOfHold();
  button.dispatchEvent(new Event(begun, { bubbles: true }));
  button.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});
