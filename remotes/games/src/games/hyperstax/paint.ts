/** Mixes two colours given as `#rrggbb`; 0 gives the first one, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** Returns a number between 0 and 1. */
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Eases from 0 to 1, slowly at both ends. */
export const ease = (part: number): number => {
  const within = clamp(part);
  return within * within * (3 - 2 * within);
};

/** Returns a number from 0 up to 1 that looks random, the same for the same whole number. */
export const scattered = (index: number): number => {
  const wild = Math.sin(index * 127.1 + 11.7) * 43_758.5453;
  return wild - Math.floor(wild);
};
