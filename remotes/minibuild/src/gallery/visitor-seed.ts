import { maxSeed } from '@rainbow-rabbit/processes/minibuild/client';

const key = 'rainbow-rabbit.minibuild.seed';

let ofThisPage: number | undefined;

/** Returns a number from 0 to `maxSeed` that no two visitors are likely to share. */
const drawn = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (maxSeed + 1);

/**
 * Returns the number that this visitor's order of the entries follows from. The browser keeps it, so that the order is the same
 * at each visit; a browser that keeps nothing has it for as long as the page.
 */
export function visitorSeed(): number {
  ofThisPage ??= keptSeed() ?? drawn();
  try {
    localStorage.setItem(key, String(ofThisPage));
  } catch {
    // The page has it.
  }
  return ofThisPage;
}

function keptSeed(): number | undefined {
  try {
    const text = localStorage.getItem(key) ?? '';
    const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    return seed <= maxSeed ? seed : undefined;
  } catch {
    return undefined;
  }
}
