const pictures: readonly { type: string; begins: readonly number[]; at?: number }[] = [
  { type: 'image/png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/gif', begins: [0x47, 0x49, 0x46, 0x38] },
  // A RIFF file names its content after its length.
  { type: 'image/webp', begins: [0x57, 0x45, 0x42, 0x50], at: 8 },
];

/**
 * Returns the content type of a picture, from its first bytes and never from a label. Only formats that hold
 * nothing but pixels: no SVG, which is a document.
 */
export function pictureKindOf(bytes: Uint8Array): string | undefined {
  return pictures.find(({ begins, at = 0 }) => begins.every((byte, index) => bytes[at + index] === byte))
    ?.type;
}
