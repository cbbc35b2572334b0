/**
 * Inputs in the form that WebDriver and WebDriver BiDi share.
 * @see https://www.w3.org/TR/webdriver2/#actions
 */

export const tapAction = (x: number, y: number, pointerType: 'mouse' | 'touch') => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType },
  actions: [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const typeAction = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
