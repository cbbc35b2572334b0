/** The seven colours in the order of docs/product 3.1, in which they are dealt to players. */
export const colours = ['green', 'yellow', 'blue', 'red', 'orange', 'indigo', 'violet'] as const;

export type Colour = (typeof colours)[number];

/** The seven colours in the order of the sky, from the outer band of a rainbow to the inner one. */
export const spectrum: readonly Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'];

/** Returns true for the name of one of the seven colours. */
export function isColour(value: string): value is Colour {
  return colours.some((colour) => colour === value);
}
