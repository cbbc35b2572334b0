import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Reads the rows of a protocol's "Vectors" by their names: the code spans of the second column.
 * @param page name of the file in `docs`
 */
export function publishedVectors(page: string) {
  const rows = new Map(
    readFileSync(fileURLToPath(new URL(`../../../docs/${page}`, import.meta.url)), 'utf8')
      .split('\n## Vectors\n')[1]
      ?.split('\n')
      .flatMap((line) => {
        const [, name = '', values = ''] = line.split('|').map((cell) => cell.trim());
        const spans = Array.from(values.matchAll(/`([^`]+)`/g), ([, span = '']) => span);
        return spans.length > 0 ? [[name, spans] as const] : [];
      }),
  );
  const checked = new Set<string>();
  return {
    size: rows.size,
    /** Returns the spans of a row, which counts as checked from then on. */
    row(name: string): string[] {
      const values = rows.get(name);
      if (!values) throw new Error(`The document has no vector named "${name}"`);
      checked.add(name);
      return values;
    },
    /** Returns the names of the rows that no test has asked for. */
    unchecked: () => [...rows.keys()].filter((name) => !checked.has(name)),
  };
}

/** Another client, written from the document alone: SHA-256, base32 and big-endian numbers are all that it has. */
export const sha = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
export const u16 = (value: number) => Buffer.of(value >> 8, value & 255);
export const u32 = (value: number) => Buffer.concat([u16(value >>> 16), u16(value & 0xffff)]);
export const raw = (text: string) => Buffer.from(text, 'base64url');
export const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const digits = bits.match(/.{1,5}/g) ?? [];
  return digits
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}
