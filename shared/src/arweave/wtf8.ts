// Neither a byte-order mark nor a malformed sequence may silently become another text than was signed.
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A lone surrogate of UTF-16 in three bytes, which UTF-8 doesn't know. Bytes are letters of Latin-1 here. */
const surrogate = /\xed[\xa0-\xbf][\x80-\xbf]/g;
/** Two that make a pair would be a second form of another text. */
const pair = /\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]/;

/**
 * Decodes UTF-8 in which lone surrogates are written as WTF-8 has them: arbundles writes tags so. No two inputs
 * decode to the same text.
 * @throws TypeError for all other bytes
 */
export function decodeWtf8(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  if (pair.test(letters)) throw new TypeError('a pair of surrogates');
  let text = '';
  let start = 0;
  for (const { index } of letters.matchAll(surrogate)) {
    const [, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const unit = 0xd000 | ((second & 0x3f) << 6) | (third & 0x3f);
    text += decoder.decode(bytes.subarray(start, index)) + String.fromCharCode(unit);
    start = index + 3;
  }
  return text + decoder.decode(bytes.subarray(start));
}
