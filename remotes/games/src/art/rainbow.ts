import type { Colour } from '@rainbow-rabbit/shared/ui';

/** A colour as the games paint it: the same by day and by night. */
interface RainbowColour {
  name: Colour;
  fill: string;
  /** Outlines the fill, and shades it. */
  deep: string;
  /** The shape that goes with the colour, as `ColourMark` draws it: an SVG path of 24 × 24, to be filled by `evenodd`. */
  shape: string;
}

/**
 * The seven colours in the order of the sky. A play worker can't import `shared/ui`, which brings React along; the test
 * beside compares the shapes.
 */
export const rainbow: readonly RainbowColour[] = [
  {
    name: 'red',
    fill: '#ee4655',
    deep: '#b01c30',
    shape:
      'M12 21.3c-.4 0-.8-.1-1.1-.4C5.5 16.3 1.8 13 1.8 8.7 1.8 5.5 4.2 3 7.2 3c1.9 0 3.7 1 4.8 2.6C13.1 4 14.9 3 16.8 3c3 0 5.4 2.5 5.4 5.7 0 4.3-3.7 7.6-9.1 12.2-.3.3-.7.4-1.1.4Z',
  },
  {
    name: 'orange',
    fill: '#ff8f2e',
    deep: '#9a4700',
    shape:
      'M12 6.7a5.3 5.3 0 1 1 0 10.6 5.3 5.3 0 0 1 0-10.6ZM10.8.9h2.4v3.6h-2.4ZM10.8 19.5h2.4v3.6h-2.4ZM.9 10.8h3.6v2.4H.9ZM19.5 10.8h3.6v2.4h-3.6ZM3.3 5l1.7-1.7 2.6 2.6-1.7 1.7ZM16.4 18.1l1.7-1.7 2.6 2.6-1.7 1.7ZM3.3 19l2.6-2.6 1.7 1.7L5 20.7ZM16.4 5.9 19 3.3 20.7 5l-2.6 2.6Z',
  },
  {
    name: 'yellow',
    fill: '#ffcb2b',
    deep: '#805a00',
    shape:
      'M12 2.2c.6 0 1.1.3 1.3.8l2.3 4.9 5.3.7c1.2.2 1.7 1.6.8 2.5l-3.9 3.7 1 5.3c.2 1.2-1 2.1-2.1 1.5L12 19.1l-4.7 2.5c-1.1.6-2.3-.3-2.1-1.5l1-5.3-3.9-3.7c-.9-.9-.4-2.3.8-2.5l5.3-.7L10.7 3c.2-.5.7-.8 1.3-.8Z',
  },
  {
    name: 'green',
    fill: '#35b85b',
    deep: '#157335',
    shape:
      'M20.5 3.2C11 2.6 4 6.6 3.8 14c0 2 .6 3.6 1.5 4.9C8.8 14 12 11.4 15.5 9.8 12.3 12.7 9.4 15.9 7 20.3c5.4 2.4 14.6-.8 13.5-17.1Z',
  },
  {
    name: 'blue',
    fill: '#3895f0',
    deep: '#155fa9',
    shape:
      'M12 1.8c.4 0 .8.2 1 .5 3 3.9 6.5 7.9 6.5 12.2a7.5 7.5 0 0 1-15 0C4.5 10.2 8 6.2 11 2.3c.2-.3.6-.5 1-.5Z',
  },
  {
    name: 'indigo',
    fill: '#5450cf',
    deep: '#322d9c',
    shape: 'M10.3 2.1c.9-.2 1.5.8.9 1.5a7.8 7.8 0 0 0 9.2 12c.9-.3 1.7.5 1.3 1.4A10.3 10.3 0 1 1 10.3 2.1Z',
  },
  {
    name: 'violet',
    fill: '#a95ce6',
    deep: '#7328b0',
    shape:
      'M12 1.5a4.1 4.1 0 0 1 4 5 4.1 4.1 0 0 1 5.7 3.1 4.1 4.1 0 0 1-2.4 4.7 4.1 4.1 0 0 1-1.3 6.3 4.1 4.1 0 0 1-5.1-1 1.2 1.2 0 0 1-1.8 0 4.1 4.1 0 0 1-5.1 1 4.1 4.1 0 0 1-1.3-6.3 4.1 4.1 0 0 1-2.4-4.7A4.1 4.1 0 0 1 8 6.5a4.1 4.1 0 0 1 4-5Zm0 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  },
];
