import { create } from 'qrcode';

/** A QR code as one SVG path of unit squares; `size` is the width in squares. */
export interface QrPath {
  path: string;
  size: number;
}

/** Draws a text as a QR code that survives a quarter of it being hidden. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'Q' });
  const { size } = modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}
