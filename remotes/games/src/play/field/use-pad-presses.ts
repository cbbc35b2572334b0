import { type RefObject, useEffect } from 'react';
import { listenToGamepads } from '../hands/listen-to-gamepads';

/** The time in which a panel takes no press: a press that was meant for the game must not choose. */
const unreadMs = 500;
/** The buttons that a direction goes on by. */
const stepOf: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
};

/** Returns true where a dialog lies before an element, and takes the presses. */
const isBehind = (element: Element) =>
  [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(element));

/** Chooses or presses a button within an element: the first one while none is chosen. */
function pressWithin(element: Element, code: string): void {
  const buttons = [...element.querySelectorAll<HTMLElement>('button:enabled, a[href]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const step = stepOf[code];
  if (step === undefined) {
    buttons[Math.max(0, at)]?.click();
    return;
  }
  const next = at < 0 ? 0 : (at + step + buttons.length) % buttons.length;
  // Browsers show no focus by themselves to hands that touch no keys.
  buttons[next]?.focus({ focusVisible: true });
}

/**
 * Lets a gamepad press the buttons within an element: directions choose one, and every button that plays or pauses presses it.
 * @param panel name of what the element shows; undefined while it has nothing to press
 */
export function usePadPresses(area: RefObject<HTMLElement | null>, panel: string | undefined): void {
  useEffect(() => {
    const element = area.current;
    if (!element || panel === undefined) return;
    const shownAt = performance.now();
    const press = (code: string) => {
      if (performance.now() - shownAt >= unreadMs && !isBehind(element)) pressWithin(element, code);
    };
    return listenToGamepads({
      play: (event) => {
        if (event.kind === 'key' && event.isDown) press(event.code);
      },
      pause: () => press('Enter'),
    });
  }, [area, panel]);
}
