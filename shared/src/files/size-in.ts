/** A kilobyte has 1000 bytes, as in the prices of the network. */
const step = 1000;

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Converts a number of bytes to the largest unit of which there is at least one. */
export function sizeIn(bytes: number): { value: number; unit: (typeof units)[number] } {
  let value = bytes;
  let at = 0;
  while (value >= step && at < units.length - 1) {
    value /= step;
    at += 1;
  }
  return { value, unit: units[at] ?? 'byte' };
}
