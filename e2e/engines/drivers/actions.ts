/**
 * Inputs in the form that WebDriver and WebDriver BiDi share.
 * @see https://www.w3.org/TR/webdriver2/#actions
 */

type PointerType = 'mouse' | 'touch';

const pointerAction = (pointerType: PointerType, ...actions: object[]) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType },
  actions,
});
const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

export const tapAction = (x: number, y: number, by: PointerType) => pointerAction(by, move(x, y), down, up);
export const pressAction = (x: number, y: number, by: PointerType) => pointerAction(by, move(x, y), down);
export const liftAction = (by: PointerType) => pointerAction(by, up);

export const typeAction = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
