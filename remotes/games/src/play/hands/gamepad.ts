/** The used part of a gamepad. */
export interface PadState {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** The key that a button of the standard layout stands for. */
const keyOfButton: Readonly<Record<number, string>> = {
  0: 'Space',
  1: 'Enter',
  2: 'Space',
  3: 'Enter',
  12: 'ArrowUp',
  13: 'ArrowDown',
  14: 'ArrowLeft',
  15: 'ArrowRight',
};
/** The button that pauses, `Start` or `Options`. */
const pauseButton = 9;
/** A stick counts as pushed from here on, of 1. */
const pushed = 0.5;

/** Code of the key that pauses. */
export const pauseCode = 'Escape';

/** Returns the codes of the keys that a gamepad of the standard layout holds down now. */
export function heldCodes({ buttons, axes }: PadState): ReadonlySet<string> {
  const held = new Set<string>();
  for (const [button, { pressed }] of buttons.entries()) {
    if (!pressed) continue;
    const code = button === pauseButton ? pauseCode : keyOfButton[button];
    if (code) held.add(code);
  }
  const [across = 0, along = 0] = axes;
  if (across <= -pushed) held.add('ArrowLeft');
  if (across >= pushed) held.add('ArrowRight');
  if (along <= -pushed) held.add('ArrowUp');
  if (along >= pushed) held.add('ArrowDown');
  return held;
}
