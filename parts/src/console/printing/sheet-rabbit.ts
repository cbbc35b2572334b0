import { type SheetElement, sheetElement } from './sheet-node';

const ink = '#2a2160';

/** The colours of the rainbow in print, from the outermost band. */
export const rainbowInks = ['#ee4655', '#ff8f2e', '#ffcb2b', '#35b85b', '#3895f0', '#5450cf', '#a95ce6'];

/** Returns true for a name of more characters than `most`, where wide ones count twice: it gets smaller letters. */
export const isLongName = (name: string, most: number): boolean =>
  [...name].reduce((width, character) => width + (character > '\u2e7f' ? 2 : 1), 0) > most;

/** The part of a drawing that contains the rabbit, for `viewBox`. */
export const rabbitBox = '40.5 18.5 19 26';

/** Draws a rabbit in a few strokes: ears, head and face. It fills `rabbitBox`. */
export function rabbitOnSheet({ fur, nose = ink }: { fur: string; nose?: string }): SheetElement {
  const line = { fill: fur, stroke: ink, 'stroke-width': 0.7, 'stroke-linejoin': 'round' };
  return sheetElement(
    'g',
    {},
    sheetElement('path', {
      ...line,
      d: 'M46.500 33c-3-5-3.600-10-2.200-13.500 2.600 0.500 4.700 6 4.900 12.500z',
    }),
    sheetElement('path', {
      ...line,
      d: 'M53.500 33c3-5 3.600-10 2.200-13.500-2.600 0.500-4.700 6-4.900 12.500z',
    }),
    sheetElement('path', {
      ...line,
      d: 'M42 40c0-5.500 3.600-9 8-9s8 3.500 8 9c0 1.500-0.300 3-0.800 4H42.800c-0.500-1-0.800-2.500-0.800-4z',
    }),
    sheetElement('circle', { cx: 47, cy: 38, r: 0.9, fill: ink }),
    sheetElement('circle', { cx: 53, cy: 38, r: 0.9, fill: ink }),
    sheetElement('path', { d: 'M49.200 40.500h1.600l-0.800 1z', fill: nose }),
  );
}
