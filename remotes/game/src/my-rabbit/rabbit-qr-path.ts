import { create } from 'qrcode';

/** Modules of white around a code that readers need to find it (ISO/IEC 18004, quiet zone). */
const quietZone = 4;

/** A QR code as one SVG path; `size` is the side of the square view box, quiet zone included. */
export interface RabbitQrPath {
  size: number;
  path: string;
}

/** Draws a rabbit's link: the app's own address as bytes, the code as the denser alphanumeric segment. */
export function rabbitQrPath(appUrl: string, code: string): RabbitQrPath {
  const { modules } = create(
    [
      { data: new TextEncoder().encode(`${appUrl}#/r/`), mode: 'byte' },
      { data: code, mode: 'alphanumeric' },
    ],
    { errorCorrectionLevel: 'M' },
  );
  const { size, data } = modules;
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; ) {
      const start = x;
      while (x < size && data[y * size + x]) x++;
      if (x > start) runs.push(`M${start + quietZone} ${y + quietZone}h${x - start}v1h${start - x}z`);
      x++;
    }
  }
  return { size: size + 2 * quietZone, path: runs.join('') };
}

/** The app's own address without what follows the path: what every link of a rabbit begins with. */
export function appUrlOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
