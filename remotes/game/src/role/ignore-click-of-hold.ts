const begins = ['pointerdown', 'keydown'] as const;

/**
 * Ignores the click with which some browsers end a long press: a sheet that opened under the finger would take it for one
 * beside itself, and close. The click of a new press is not ignored.
 */
export function ignoreClickOfHold(): void {
  const end = () => {
    window.removeEventListener('click', ignore, true);
    for (const begun of begins) window.removeEventListener(begun, end, true);
  };
  const ignore = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
    end();
  };
  window.addEventListener('click', ignore, true);
  for (const begun of begins) window.addEventListener(begun, end, true);
}
