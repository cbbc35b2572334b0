import { create } from 'qrcode';
import type { SeededRandom } from '../../shared/src/testing/seeded-random';

/** A QR symbol: `size` × `size` modules, 1 is dark. */
export interface Symbol {
  text: string;
  size: number;
  modules: Uint8Array;
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const appUrls = [
  'https://rr.example/',
  'https://play.rainbow.example/',
  'https://192.168.1.20:4700/',
] as const;

/** A made-up link of the shape a rabbit's QR carries (docs/protocol.md): 50 to 62 characters. */
export function makeLink(random: SeededRandom): Symbol {
  const prefix = `${random.pick(appUrls)}#/r/`;
  const code = Array.from({ length: 28 }, () => base32[Math.floor(random.next() * 32)]).join('');
  return drawLink(prefix, code);
}

/** Encodes a link as the game does: the app's URL as bytes, the code as an alphanumeric segment. */
function drawLink(prefix: string, code: string): Symbol {
  const { modules } = create(
    [
      { data: new TextEncoder().encode(prefix), mode: 'byte' },
      { data: code, mode: 'alphanumeric' },
    ],
    { errorCorrectionLevel: 'M' },
  );
  return { text: prefix + code, size: modules.size, modules: Uint8Array.from(modules.data) };
}
