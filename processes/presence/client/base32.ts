const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Upper-case base32 without padding (RFC 4648 section 6). */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let buffer = 0;
  let bits = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      text += alphabet[(buffer >>> bits) & 31];
    }
    buffer &= (1 << bits) - 1;
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text;
}

/** Bytes of a base32 text without padding; undefined when a character is not in the alphabet. */
export function fromBase32(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let buffer = 0;
  let bits = 0;
  let offset = 0;
  for (const character of text) {
    const value = alphabet.indexOf(character);
    if (value < 0) return undefined;
    buffer = ((buffer << 5) | value) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes[offset++] = (buffer >>> bits) & 0xff;
    }
  }
  return bytes;
}
