import { create } from 'qrcode';

/** The white margin that readers need around a code, in modules (ISO/IEC 18004, quiet zone). */
const quietZone = 4;

/** A QR code as one SVG path; `size` is the side of the square view box, quiet zone included. */
export interface LinkQrPath {
  size: number;
  path: string;
}

/**
 * Draws a link as a QR code: its start as bytes, the upper-case code at its end, if any, as the denser alphanumeric segment.
 */
export function linkQrPath(start: string, code: string): LinkQrPath {
  const { modules } = create(
    [
      { data: new TextEncoder().encode(start), mode: 'byte' },
      ...(code ? [{ data: code, mode: 'alphanumeric' } as const] : []),
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

/** Returns the app's address without query and fragment: every link of a code begins with it. */
export function appUrlOf(href: string): string {
  return href.replace(/[?#].*$/, '');
}
